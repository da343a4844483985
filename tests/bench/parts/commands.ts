import { type Bench, openPage, withNewBrowser } from '../bench.ts';
import type { PageName } from '../build-pages.ts';
import type { Case, Measured, Part } from '../part.ts';
import type { PushKind } from '../peer-pushes.ts';

/** Commands that are said without a network, and sent when it is back. */
const commandsOf =
  (bench: Bench, count: number, name: PageName, push?: PushKind): Case =>
  async () => {
    const { url } = await bench.serverWith(bench.usualPets);
    return withNewBrowser(bench, url, async (context): Promise<Measured> => {
      const page = await openPage(context, name, push && `?push=${push}`);
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
    '1,000 commands said one after the other without a network, each for another pet and durable before the next; then from the browser’s `online` event until the server has acknowledged all and the device knows. The device is new, and somebody has just signed in on ours. Our server decides each command in the database, by its rules.',
  notes: [
    'rxdb: its server takes a push as the documentation of its HTTP replication shows it, row by row: it reads the real state, looks for a conflict, and writes the row. In Postgres within the process, as ours, and a request is one transaction, as a note there wants it. What is wanted is against this one, because it too decides row by row, and so does RxDB’s own replication with Supabase.',
    'rxdb-batched: the same note advises batch operations: one read and one write for all rows of a request.',
    'rxdb-unchecked: one write and no look for conflicts, which nobody documents: the least that a server could do.',
  ],
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
    {
      title: 'acknowledged: rxdb-batched against Homeward',
      of: 'rxdb-batched.acknowledgedMs',
      to: 'homeward.acknowledgedMs',
      unit: 'ms',
    },
    {
      title: 'acknowledged: rxdb-unchecked against Homeward',
      of: 'rxdb-unchecked.acknowledgedMs',
      to: 'homeward.acknowledgedMs',
      unit: 'ms',
    },
    { title: 'Homeward: acknowledged', of: 'homeward.acknowledgedMs', unit: 'ms' },
    { title: 'Homeward: requests until then', of: 'homeward.requests', unit: '', atMost: 20 },
    { title: 'rxdb: requests until then', of: 'rxdb.requests', unit: '' },
  ],
  open: async (bench) => {
    const count = bench.smoke ? 60 : 1_000;
    const homeward = commandsOf(bench, count, 'homeward');
    if (!bench.pages.has('rxdb')) return { cases: { homeward } };
    // Its database is made with the first push.
    const { url } = await bench.serverWith(bench.usualPets);
    await fetch(`${url}/bench/peer/push/batched`, { method: 'POST', body: '[]' });
    const rxdb = (push: PushKind) => commandsOf(bench, count, 'rxdb', push);
    return {
      cases: {
        homeward,
        rxdb: rxdb('documented'),
        'rxdb-batched': rxdb('batched'),
        'rxdb-unchecked': rxdb('unchecked'),
      },
    };
  },
};
