import { describe, expect, it } from 'vitest';
import { megabytes, yours } from './device-words.ts';

describe('the words of the device page', () => {
  it('name what is there, and nothing else', () => {
    const none = { applications: 0, cartItems: 0, questions: 0, drafts: 0, waiting: 0 };
    expect(yours(none)).toBe('Nothing');
    expect(yours({ ...none, applications: 2, cartItems: 1 })).toBe(
      '2 applications, 1 pet in the cart',
    );
  });

  it('give a size in the unit a person would use', () => {
    expect([400_000, 12_300_000, 3_210_000_000].map(megabytes)).toEqual([
      '0.4 MB',
      '12 MB',
      '3.2 GB',
    ]);
  });
});
