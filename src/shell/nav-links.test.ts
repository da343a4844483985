import { describe, expect, it } from 'vitest';
import { isHere } from './nav-links.ts';

describe('isHere', () => {
  it('marks a list while one of its pets is open, in any mix of capitals', () => {
    expect(isHere('/Cats/Kittens/pet-7', '/cats/kittens')).toBe(true);
    expect(isHere('/EXPLORE', '/explore')).toBe(true);
  });

  it('marks home on the home page alone', () => {
    expect(isHere('/', '/')).toBe(true);
    expect(isHere('/explore', '/')).toBe(false);
  });
});
