import { describe, expect, it } from 'vitest';
import {
  prerenderDocument,
  maxPrerenderedCards,
  type Subject,
  subjectOf,
  templatePathOf,
} from '#src/domain/prerender.ts';
import { fewChunks } from '#src/domain/protocol.ts';
import { pet } from '#tests/device/samples.ts';
import { render, slot } from './template.tsx';
import { PrerenderedList } from './list.tsx';
import { PrerenderedPet } from './pet.tsx';

// As the build writes them, around what the components render.
const around = (root: string) =>
  `<title>${slot('documentTitle')}</title><meta content="${slot('summary')}"><div data-pets="${slot('pets')}">${root}</div>`;
const templates = { list: around(render(PrerenderedList)), pet: around(render(PrerenderedPet)) };
const at = (address: string) => subjectOf(new URL(address, 'https://homeward.example'));
const pageOf = (subject: Subject, ...pets: Parameters<typeof prerenderDocument>[2]) =>
  prerenderDocument(subject.id === undefined ? templates.list : templates.pet, subject, pets);

describe('subjectOf', () => {
  it('knows lists and the pets below them, in any letter case', () => {
    expect(at('/Explore')).toEqual({ list: 'explorePets' });
    expect(at('/DOGGS/puppies/')).toEqual({ list: 'dogsList' });
    expect(at('/cats/kittens/Mr_Whiskers-7')).toEqual({ list: 'catsList', id: 'Mr_Whiskers-7' });
  });

  it('leaves alone what begins with other pets, or with none', () => {
    for (const address of ['/', '/Ai', '/SearchList/rex', '/Cart', '/Explore?size=small'])
      expect(at(address), address).toBeUndefined();
    for (const address of [
      '/Explore/rex/toys',
      '/Explore/%3Cb%3E',
      '/Explorer',
      '/Explore/rex?a=b',
    ])
      expect(at(address), address).toBeUndefined();
  });

  it('has a file of the build for each', () => {
    expect(templatePathOf({ list: 'dogsList' })).toBe('/list.html');
    expect(templatePathOf({ list: 'dogsList', id: 'rex' })).toBe('/pet.html');
  });
});

describe('prerenderDocument', () => {
  it('begins a list with its first pets, in the order of the list, and leaves the rest to the app', () => {
    const dogs = Array.from({ length: 20 }, (_, n) => pet(`dog-${String(n).padStart(2, '0')}`));
    const page = pageOf({ list: 'dogsList' }, ...dogs.toReversed(), pet('a-cat', { type: 'cat' }));
    const links = Array.from(
      page?.matchAll(/href="\/Doggs\/puppies\/([\w-]+)"/g) ?? [],
      ([, id]) => id,
    );
    expect(links).toEqual(dogs.slice(0, maxPrerenderedCards).map(({ id }) => id));
    expect(page).toContain('<h1 class="text-3xl">Dogs</h1>');
    expect(page).not.toContain('{{');
  });

  it('fills up the rows of a short list, to which more pets may come', () => {
    const shapes = (html: string | undefined) => html?.split('<li aria-hidden="true">').length;
    const dogs = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => pet(id));
    expect(shapes(pageOf({ list: 'dogsList' }, ...dogs))).toBe(1 + maxPrerenderedCards - 7);
    const many = Array.from({ length: maxPrerenderedCards }, (_, n) => pet(`dog-${n}`));
    expect(shapes(pageOf({ list: 'dogsList' }, ...many))).toBe(1);
  });

  it('shows a pet with all that is said of it', () => {
    const rex = pet('rex', { name: 'Rex', energy: '', goodWith: ['kids', 'otherPets'] });
    const page = pageOf({ list: 'explorePets', id: 'rex' }, pet('other'), rex);
    expect(page).toContain('<title>Rex</title>');
    expect(page).toContain('>Rex</h1>');
    expect(page).toContain(rex.description);
    expect(page).toMatch(/Energy Level<\/dt><dd[^>]*>Not known</);
    expect(page).toMatch(/Good With<\/dt><dd[^>]*>kids, other pets</);
    expect(page).not.toContain('{{');
  });

  it('draws nothing where the pet is not among them, or nobody is on the list', () => {
    expect(pageOf({ list: 'explorePets', id: 'rex' }, pet('other'))).toBeUndefined();
    expect(pageOf({ list: 'catsList' }, pet('a-dog', { type: 'dog' }))).toBeUndefined();
    expect(pageOf({ list: 'explorePets' })).toBeUndefined();
  });

  it('keeps what a shelter wrote a text', () => {
    const name = `</a><script>alert("{{to}}")</script>`;
    const rude = pet('rex', { name, imageUrl: '" onerror="alert(1)' });
    for (const subject of [{ list: 'explorePets' }, { list: 'explorePets', id: 'rex' }] as const) {
      const page = pageOf(subject, rude);
      expect(page).toContain('&lt;/a&gt;&lt;script&gt;alert(&quot;{{to}}&quot;)&lt;/script&gt;');
      expect(page).not.toContain('<script');
      expect(page).not.toContain('" onerror');
    }
  });

  it('names the script that begins to fetch pets where a home has many', () => {
    const page = (chunks?: number) =>
      prerenderDocument(
        '{{#many}}<script>{{/many}}',
        { list: 'explorePets' },
        [pet('rex')],
        chunks,
      );
    expect(page(fewChunks + 1)).toBe('<script>');
    expect(page(fewChunks)).toBe('');
    // As the service worker asks, whose device has its pets.
    expect(page()).toBe('');
  });

  it('tells the app which pets it shows', () => {
    const page = pageOf({ list: 'explorePets' }, pet('rex', { name: '"Rex"' }));
    const json = /data-pets="([^"]*)"/.exec(page ?? '')?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(json)).toEqual([pet('rex', { name: '"Rex"' })]);
  });
});
