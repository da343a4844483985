import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appPaths, isAppPath } from './paths.ts';

const randomCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) =>
      [...text].map((char, at) => (upper[at] ? char.toUpperCase() : char.toLowerCase())).join(''),
    );

describe('isAppPath', () => {
  it('knows every page in any mix of capitals', () => {
    fc.assert(
      fc.property(fc.constantFrom(...appPaths).chain(randomCase), (path) => isAppPath(path)),
    );
  });

  it('knows the page of any pet, with a slash at the end or without', () => {
    expect(isAppPath('/cats/kittens/pet-0042')).toBe(true);
    expect(isAppPath('/Cart/pet-0042/')).toBe(true);
  });

  it('does not take other addresses for pages', () => {
    for (const path of ['/nowhere', '/Explore/a/b', '/Login/x', '/api/health', '/assets/x.js'])
      expect(isAppPath(path)).toBe(false);
  });
});
