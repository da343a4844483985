import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isPhoneNumber, mailLink, phoneLink } from './contact-link.ts';

describe('a link to a phone number', () => {
  test.each([
    ['555 0100', 'tel:5550100'],
    ['+1 (555) 010-0199', 'tel:+15550100199'],
    ['030/901820', 'tel:030901820'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['(020) 7946–0958', 'tel:02079460958'],
    ['+1 555 010 0199 ext. 12', 'tel:+15550100199'],
    ['０９０ １２３４ ５６７８', 'tel:09012345678'],
  ])('%s', (typed, link) => expect(phoneLink(typed)).toBe(link));

  test.each(['*#06#', '**21*555#', '555;ext=1', '555,,1', '555p1', '12', '+', '1'.repeat(16), ''])(
    'is not made of %s',
    (typed) => expect(phoneLink(typed)).toBeUndefined(),
  );

  it('holds digits alone, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        expect(phoneLink(typed) ?? 'tel:000').toMatch(/^tel:\+?\d{3,15}$/);
      }),
    );
  });
});

describe('a phone number of a form', () => {
  test.each([
    '+1 555 0100',
    '0049 30 901820',
    '+290 22158',
    '5550100',
    '+44 (0)20 7946 0958',
    '020.7946.0958 x7',
    '123456789012345',
  ])('may be %s', (typed) => expect(isPhoneNumber(typed)).toBe(true));

  test.each(['555', '12345', '1234567890123456', 'call me', 'a@b.example', '*#06#', '+'])(
    'may not be %s',
    (typed) => expect(isPhoneNumber(typed)).toBe(false),
  );

  it('may be any that E.164 allows, however it is grouped', () => {
    const digits = fc.stringMatching(/^[1-9]\d{6,14}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom(' ', '-', '.', ' - '), fc.nat(14), (plain, gap, at) => {
        const written = `+${plain.slice(0, at)}${gap}${plain.slice(at)}`;
        expect(isPhoneNumber(written)).toBe(true);
        expect(phoneLink(written)).toBe(`tel:+${plain}`);
      }),
    );
  });
});

describe('a link to an email address', () => {
  it('is made of one plain address', () => {
    expect(mailLink('ada.lovelace+pets@mail.example.org')).toBe(
      'mailto:ada.lovelace+pets@mail.example.org',
    );
  });

  test.each([
    'ada@example.org?bcc=everybody@example.org',
    'ada@example.org,bob@example.org',
    'ada%0Abcc:bob@example.org',
    'Ada <ada@example.org>',
    'ada',
  ])('is not made of %s', (typed) => expect(mailLink(typed)).toBeUndefined());
});
