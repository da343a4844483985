import { type Bench, openPage, withNewBrowser } from '../bench.ts';
import type { PageName } from '../build-pages.ts';
import type { Case, Measured, Part } from '../part.ts';

/** Commands that are said without a network, and sent when it is back. */
const commandsOf =
  (bench: Bench, name: PageName, count: number): Case =>
  async () => {
    const { url } = await bench.serverWith(bench.usualPets);
    return withNewBrowser(bench, url, async (context): Promise<Measured> => {
      const page = await openPage(context, name);
      await page.evaluate(() => window.bench?.firstSync());
      await page.evaluate(() => window.bench?.signIn?.());
      await context.setOffline(true);
      const queueMs = await page.evaluate(async (wanted) => {
        const start = performance.now();
        await window.bench?.queue?.(wanted);
        return performance.now() - start;
      }, count);
      let requests = 0;
      page.on('request', (request) => {
        // All that have to do with the commands: not the catalogue, and not the stream.
        if (/\/api\/(session|sync)|\/peer\/push/.test(request.url())) requests += 1;
      });
      const acknowledged = page.evaluate(async (wanted) => {
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
        const start = performance.now();
        await window.bench?.acknowledged?.(wanted);
        return performance.now() - start;
      }, count);
      await page.waitForTimeout(1_000);
      await context.setOffline(false);
      return { queueMs: queueMs / count, acknowledgedMs: await acknowledged, requests };
    });
  };

export const commands: Part = {
  name: 'commands',
  measures:
    '1,000 commands said one after the other without a network, each for another pet and durable before the next; then from the browser’s `online` event until the server has acknowledged all and the device knows. The device is new, and somebody has just signed in on ours. Our server decides each command in the database, by its rules; RxDB’s writes the rows of a request there with one statement.',
  mostRounds: 3,
  figures: [
    {
      title: 'to queue one: Homeward against rxdb',
      of: 'homeward.queueMs',
      to: 'rxdb.queueMs',
      unit: 'ms',
      below: 2,
    },
    {
      title: 'acknowledged: rxdb against Homeward',
      of: 'rxdb.acknowledgedMs',
      to: 'homeward.acknowledgedMs',
      unit: 'ms',
      atLeast: 3,
    },
    { title: 'Homeward: requests until then', of: 'homeward.requests', unit: '', atMost: 20 },
    { title: 'rxdb: requests until then', of: 'rxdb.requests', unit: '' },
  ],
  open: async (bench) => {
    const count = bench.smoke ? 60 : 1_000;
    const names = (['homeward', 'rxdb'] as const).filter((name) => bench.pages.has(name));
    return {
      cases: Object.fromEntries(names.map((name) => [name, commandsOf(bench, name, count)])),
    };
  },
};
