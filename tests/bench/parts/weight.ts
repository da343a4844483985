import { gzipSync } from 'node:zlib';
import { type Bench, withNewBrowser } from '../bench.ts';
import type { PageName } from '../build-pages.ts';
import type { Case, Part } from '../part.ts';

/** What a first visit fetches of JavaScript in its first 5 s, in kB (1,000 bytes) gzip. */
const weightOf =
  (bench: Bench, path: string, pets = bench.usualPets): Case =>
  async () => {
    const { url } = await bench.serverWith(pets);
    return withNewBrowser(bench, url, async (context) => {
      const page = await context.newPage();
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(request.url());
      });
      await page.goto(path);
      // The measured time span, not a wait for something.
      await page.waitForTimeout(5_000);
      // Asked for again: a web worker that has ended takes what it was answered with it.
      const sizes = await Promise.all(
        [...scripts].map(
          async (script) => gzipSync(await (await page.request.get(script)).body()).byteLength,
        ),
      );
      return { kb: sizes.reduce((sum, size) => sum + size, 0) / 1_000 };
    });
  };

const fewPets = 300;

const libraries: readonly PageName[] = ['tinybase', 'rxdb', 'pouchdb', 'dexie-rows', 'tanstack-db'];

export const weight: Part = {
  name: 'weight',
  measures:
    'JavaScript that a first visit fetches in its first 5 s, gzip, for the whole app; and for a page that has nothing but a library and reads the pets with it.',
  notes: [
    'Above 524 pets a first visit also fetches the web worker that stores them, which the first sync needs to be as fast as it is here.',
  ],
  skipInSmoke: true,
  mostRounds: 1,
  figures: [
    { title: '`/`', of: '/.kb', unit: 'kB', atMost: 165 },
    { title: '`/Explore`', of: '/Explore.kb', unit: 'kB', atMost: 172 },
    { title: '`/` of a home with 10,000 pets', of: '/ with many.kb', unit: 'kB' },
    ...(['homeward', ...libraries] as const).map((name) => ({
      title: `${name} alone, against the app at \`/\``,
      of: `${name}.kb`,
      to: '/.kb',
      unit: 'kB',
    })),
  ],
  open: async (bench) => {
    const names = ['homeward' as const, ...libraries].filter((name) => bench.pages.has(name));
    return {
      cases: {
        '/': weightOf(bench, '/', fewPets),
        '/Explore': weightOf(bench, '/Explore', fewPets),
        '/ with many': weightOf(bench, '/'),
        ...Object.fromEntries(
          names.map((name) => [name, weightOf(bench, `/bench/pages/${name}.html#sync`)]),
        ),
      },
    };
  },
};
