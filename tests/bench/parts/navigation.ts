import type { Case, Part } from '../part.ts';
import { visit } from '../undriven-visit.ts';

const durableInApp = 'app.durableMs';

/** From the navigation until every pet is durable. */
export const navigation: Part = {
  name: 'navigation',
  measures:
    'From the navigation of a new profile until all 10,000 pets are durable: the whole app at `/Explore`, against a page that has TinyBase and no app.',
  notes: [
    'Nothing drives the page: it reports by itself. A browser tells its driver of each request, which slows an app that makes twenty more than a page that makes five.',
    'The app works on several cores at once, TinyBase mostly on one: where both of two are busy, the app waits for one. All programs count, the browser and the server too.',
  ],
  figures: [
    {
      title: 'TinyBase without an app against the app',
      of: 'tinybase.durableMs',
      to: durableInApp,
      unit: 'ms',
      atLeast: 1.5,
    },
    {
      title: 'the app against Homeward without its screens',
      of: durableInApp,
      to: 'homeward.durableMs',
      unit: 'ms',
    },
    { title: 'the app: cores that are busy', of: 'app.coresBusy', unit: '' },
    { title: 'TinyBase: cores that are busy', of: 'tinybase.coresBusy', unit: '' },
    {
      title: 'the app: longest task (0: none of 50 ms)',
      of: 'app.longestTaskMs',
      unit: 'ms',
      atMost: 50,
    },
  ],
  open: async (bench) => {
    const { url } = await bench.serverWith(bench.usualPets);
    const visiting =
      (path: string): Case =>
      () =>
        visit(bench.browser, url, path);
    return {
      cases: {
        app: visiting('/Explore'),
        homeward: visiting('/bench/pages/homeward.html#sync'),
        ...(bench.pages.has('tinybase') && {
          tinybase: visiting('/bench/pages/tinybase.html#sync'),
        }),
      },
    };
  },
};
