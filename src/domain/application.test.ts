import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alex, application, form } from '#tests/device/samples.ts';
import { applicationSchema } from './application.ts';
import { standingApplication, statusStyle } from './application-rules.ts';
import { applicationFormSchema, newApplicationSchema } from './application-form.ts';

const id = '0197f000-0000-7000-8000-000000000001';

describe('an application', () => {
  it.each(Object.keys(form))('needs its %s', (field) => {
    const read = applicationFormSchema.safeParse({ ...form, [field]: '   ' });
    expect(read.error?.issues.map((issue) => issue.path)).toEqual([[field]]);
  });

  it('that waited on a device since before a rule of the form is still read', () => {
    const older = { ...form, phoneNumber: 'ask for Alex' };
    expect(applicationFormSchema.safeParse(older).success).toBe(true);
    const [issue] = newApplicationSchema.safeParse(older).error?.issues ?? [];
    expect(issue?.message).toMatch(/^Enter 7 to 15 digits, so that the shelter can call you/);
  });

  it('without a phone number is told so, and not how many digits it has', () => {
    const blank = newApplicationSchema.safeParse({ ...form, phoneNumber: ' ' });
    expect(blank.error?.issues.map(({ message }) => message)).toEqual(['Enter a phone number.']);
  });

  it('is shown also where today’s form would refuse it', () => {
    const old = application(id, { phoneNumber: '', email: 'none', status: 'archived' });
    expect(applicationSchema.parse(old)).toEqual(old);
  });

  it('with a status we do not know is shown as pending', () => {
    expect(statusStyle('approved')).toBe('approved');
    fc.assert(
      fc.property(fc.string(), (status) => {
        expect(['pending', 'approved', 'rejected', 'withdrawn']).toContain(statusStyle(status));
      }),
    );
    expect(statusStyle('archived')).toBe('pending');
  });

  it('stands in the way of another one by the same person for the same pet, until withdrawn', () => {
    const standing = (status: string) =>
      standingApplication([application(id, { status })], alex.uid, 'rex')?.id;
    expect(['pending', 'approved', 'rejected'].map(standing)).toEqual([id, id, id]);
    expect(standing('withdrawn')).toBeUndefined();
    expect(standingApplication([application(id)], alex.uid, 'tom')).toBeUndefined();
    expect(standingApplication([application(id)], id, 'rex')).toBeUndefined();
  });
});
