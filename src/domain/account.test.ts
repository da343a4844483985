import { describe, expect, it } from 'vitest';
import { alex } from '#tests/device/samples.ts';
import { ownerOf } from './account.ts';
import { registrationSchema, signInSchema } from './account-forms.ts';

describe('an account', () => {
  const registration = { name: 'Alex', email: ' alex@homeward.example ', isAdmin: false };
  it.each([
    ['123456', false],
    ['1234567', true],
    ['é'.repeat(256), true],
    ['é'.repeat(257), false],
    // Each takes two places of a JavaScript text.
    ['🐕'.repeat(6), false],
    ['🐕'.repeat(256), true],
    ['🐕'.repeat(257), false],
  ])('with the password %j: %s', (password, fine) => {
    expect(registrationSchema.safeParse({ ...registration, password }).success).toBe(fine);
  });

  it('wants an address that looks like one, and takes off surrounding space', () => {
    const password = 'x';
    expect(signInSchema.safeParse({ email: 'alex', password }).success).toBe(false);
    expect(signInSchema.parse({ ...registration, password }).email).toBe('alex@homeward.example');
  });

  it('owns what it says; everyone else is a guest', () => {
    expect(ownerOf(alex)).toBe(alex.uid);
    expect(ownerOf(null)).toBe('guest');
  });
});
