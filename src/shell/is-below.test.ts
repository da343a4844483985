import { describe, expect, it } from 'vitest';
import { isBelow } from './is-below.ts';

describe('isBelow', () => {
  it('knows the way from a list to its pet and back', () => {
    expect(isBelow('/Explore', '/explore/pet-7')).toBe(true);
    expect(isBelow('/Explore/pet-7', '/Explore')).toBe(true);
  });

  it('takes no other two pages for such a pair', () => {
    expect(isBelow('/', '/Explore')).toBe(false);
    expect(isBelow('/Explore', '/Others/pet-7')).toBe(false);
  });
});
