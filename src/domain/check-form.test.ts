import { expect, test } from 'vitest';
import { registrationSchema } from './account-forms.ts';
import { applicationFormSchema } from './application-form.ts';
import { form as filled } from '#tests/device/samples.ts';
import { checkForm, errorOf, errorsLeft } from './check-form.ts';

const errorsOf = (schema: Parameters<typeof checkForm>[0], values: unknown) => {
  const outcome = checkForm(schema, values);
  return outcome.ok ? [] : outcome.errors;
};

test('a complete form passes, without the spaces around its words', () => {
  expect(checkForm(applicationFormSchema, { ...filled, fullName: ' Alex Adopter ' })).toEqual({
    ok: true,
    value: filled,
  });
});

test('every empty field is named once, in the order of the form', () => {
  const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, '']));
  expect(errorsOf(applicationFormSchema, empty).map(({ name }) => name)).toEqual(
    Object.keys(filled),
  );
});

test('spaces alone count as missing', () => {
  const errors = errorsOf(applicationFormSchema, { ...filled, address: '   ' });
  expect(errorOf(errors, 'address')).toBe('Enter your address.');
  expect(errorOf(errors, 'fullName')).toBeUndefined();
});

test('a text that is too long is told its limit', () => {
  const errors = errorsOf(applicationFormSchema, {
    ...filled,
    reasonForAdoption: 'x'.repeat(5_001),
  });
  expect(errors).toEqual([{ name: 'reasonForAdoption', message: 'Use at most 5,000 characters.' }]);
});

test('a password of six characters is one too short', () => {
  const values = { name: 'A', email: 'a@example.com', password: '123456', isAdmin: false };
  expect(errorsOf(registrationSchema, values)).toEqual([
    { name: 'password', message: 'Use at least 7 characters.' },
  ]);
});

test('after a try, a field that is right now has no error, and none comes to another', () => {
  const tried = errorsOf(applicationFormSchema, { ...filled, fullName: '', address: '' });
  const left = (values: Partial<typeof filled>) =>
    errorsLeft(tried, applicationFormSchema, { ...filled, ...values }).map(
      ({ message }) => message,
    );
  expect(left({ address: ' ' })).toEqual(['Enter your address.']);
  expect(left({ address: 'x'.repeat(5_001) })).toEqual([expect.stringMatching(/^Use at most/)]);
  expect(left({ occupation: '' })).toEqual([]);
  expect(left({})).toEqual([]);
});
