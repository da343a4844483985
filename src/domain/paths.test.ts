import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { appPaths, isAppPath, pageAt, pages, petLink } from './paths.ts';

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

describe('pageAt', () => {
  it('knows below which page a pet was opened, and the pet as the address writes it', () => {
    expect(pageAt('/doggs/PUPPIES/Pet-7')).toEqual({ path: '/Doggs/puppies', id: 'Pet-7' });
    expect(pageAt('/SearchList/pet-7/')).toEqual({ path: '/SearchList', id: 'pet-7' });
    expect(pageAt('/Cart/%2F')).toEqual({ path: '/Cart', id: '%2F' });
  });

  it('finds each page by its own path, without a pet', () => {
    for (const path of Object.keys(pages)) expect(pageAt(path)).toEqual({ path });
  });
});

describe('petLink', () => {
  it('keeps a pet below the list it was found in, as the address spells it', () => {
    expect(petLink('/Cats/kittens/', 'pet-7')).toBe('/Cats/kittens/pet-7');
  });

  it('leads to a page of that pet from wherever it stands', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
    fc.assert(
      fc.property(fc.constantFrom(...appPaths).chain(randomCase), id, (path, petId) => {
        const list = pageAt(path);
        const below = list && list.id === undefined && 'list' in pages[list.path];
        expect(pageAt(petLink(path, petId))).toEqual({
          path: below ? list.path : '/Explore',
          id: petId,
        });
      }),
    );
  });

  it('leads to Explore from a page that has no pets below it', () => {
    expect(petLink('/Aisearch', 'pet-7')).toBe('/Explore/pet-7');
    expect(petLink('/', 'pet-7')).toBe('/Explore/pet-7');
  });
});

describe('what leads into the app from outside of its pages', () => {
  const manifest = z
    .object({
      id: z.string(),
      start_url: z.string(),
      shortcuts: z.array(z.object({ url: z.string() })).min(1),
      share_target: z.object({ action: z.string() }),
    })
    .parse(
      JSON.parse(
        readFileSync(new URL('../../public/manifest.webmanifest', import.meta.url), 'utf8'),
      ),
    );

  it('is a page that the manifest spells as the table does', () => {
    const { start_url, shortcuts, share_target } = manifest;
    const urls = [start_url, ...shortcuts.map(({ url }) => url), share_target.action];
    const unknown = urls.filter((url) => !Object.keys(pages).includes(url));
    expect(unknown, 'public/manifest.webmanifest names these; pages are in paths.ts.').toEqual([]);
  });
});
