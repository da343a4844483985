import { type BigDevice, makeBigDevice } from '../big-device.ts';
import { answerLongTexts, bundleRules } from '../answering.ts';
import { interact } from '../interactions.ts';
import { slowdown } from '../new-device.ts';
import { rankManyPets } from '../ranking.ts';
import { scrollGrid } from '../scrolling.ts';
import { secondVisit } from '../second-visit.ts';
import type { Case, Figure, Part } from '../part.ts';

/** What these are divided by, because nothing else does the same: how fast the page is just now. */
const loopOf =
  (device: BigDevice): Case =>
  async () => {
    const page = await device.slowPage();
    try {
      const ms = await page.evaluate(() => {
        const once = () => {
          const start = performance.now();
          let sum = 0;
          for (let n = 0; n < 1e7; n += 1) sum += n % 7;
          return sum > 0 ? performance.now() - start : Number.NaN;
        };
        once();
        return once();
      });
      return { ms };
    } finally {
      await page.close();
    }
  };

const loop = 'a loop of 10 million additions';
const against = (title: string, of: string, below: number): Figure => ({
  title,
  of,
  to: `${loop}.ms`,
  unit: 'ms',
  below,
});
const conditions = `The built app with 10,000 pets on a device of a returning visitor, the processor made ${slowdown} times slower (\`Emulation.setCPUThrottlingRate\`), against ${loop} on such a page.`;

export const app: Part = {
  name: 'app',
  measures: `${conditions} An interaction’s number is that of the slowest press or key of the deed, as the browser’s Event Timing tells it, in steps of 8 ms.`,
  skipInSmoke: true,
  mostRounds: 3,
  figures: [
    against('filter: interaction to next paint', 'interactions.filter', 100),
    against('search: interaction to next paint', 'interactions.search', 100),
    against('add to cart: interaction to next paint', 'interactions.addToCart', 100),
    against('scrolling the grid for 5 s: longest task', 'scrolling.longestTaskMs', 100),
    against('suggestions by the rules: the first answer', 'answers.first', 1_000),
    against('suggestions by the rules: a text of 500 characters', 'answers.next', 20),
    against('suggestions: filter and rank all pets by a wish for every field', 'ranking.ms', 50),
    {
      title: 'scrolling the grid for 5 s: most elements in the page',
      of: 'scrolling.mostElements',
      unit: '',
      atMost: 1_500,
    },
    {
      title: 'suggestions by the rules: what they weigh, gzip',
      of: 'answers.kb',
      unit: 'kB',
      atMost: 320,
    },
  ],
  open: async ({ browser }) => {
    const device = await makeBigDevice(browser);
    const rules = await bundleRules();
    return {
      cases: {
        [loop]: loopOf(device),
        interactions: () => interact(device),
        scrolling: () => scrollGrid(device),
        answers: async () => ({
          ...(await answerLongTexts(device, rules.code)),
          kb: rules.gzipKb,
        }),
        ranking: async () => ({ ms: await rankManyPets(device) }),
      },
      close: device.dispose,
    };
  },
};

export const secondVisits: Part = {
  name: 'second-visit',
  measures: `${conditions} From the navigation to \`/Explore\` until the first pet card is painted; the server is stopped.`,
  skipInSmoke: true,
  figures: [against('first pet card painted', 'visit.ms', 1_000)],
  open: async ({ browser }) => {
    const device = await makeBigDevice(browser);
    await device.stopServer();
    return {
      cases: {
        [loop]: loopOf(device),
        visit: async () => ({ ms: await secondVisit(device) }),
      },
      close: device.dispose,
    };
  },
};
