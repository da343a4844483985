import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ApplicationForm, applicationFormSchema } from '#src/domain/application-form.ts';
import { application } from '#tests/device/samples.ts';
import { RequestForm } from './request-form.tsx';

const fields = Object.keys(applicationFormSchema.shape) as (keyof ApplicationForm)[];

test.each(fields)('an admin reads the applicant’s %s', (field) => {
  const page = renderToStaticMarkup(
    <RequestForm application={application('a', { [field]: 'their own words' })} />,
  );
  expect(page, `request-form.tsx does not show "${field}"`).toContain('>their own words<');
});

test('codes for a telephone that an applicant typed are no link', () => {
  const page = renderToStaticMarkup(
    <RequestForm
      application={application('a', {
        phoneNumber: '*#06#',
        email: 'ada@example.org?bcc=bob@example.org',
      })}
    />,
  );
  expect(page).toContain('*#06#');
  expect(page).not.toContain('href=');
});
