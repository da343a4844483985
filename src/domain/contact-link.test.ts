import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { mailLink, phoneLink } from './contact-link.ts';

describe('a link to a phone number', () => {
  test.each([
    ['555 0100', 'tel:5550100'],
    ['+1 (555) 010-0199', 'tel:+15550100199'],
    ['030/901820', 'tel:030901820'],
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
