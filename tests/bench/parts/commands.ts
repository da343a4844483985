import { startPostgres, whyNoPostgres } from '#tests/contract/postgres-server.ts';
import { preparedFolder } from '#tests/databases/prepared.ts';
import { type Bench, openPage, withNewBrowser } from '../bench.ts';
import type { PageName } from '../build-pages.ts';
import type { Case, Figure, Measured, Part } from '../part.ts';
import type { PushKind } from '../peer-pushes.ts';

/** Commands that are said without a network, and sent when it is back. */
const commandsOf =
  (bench: Bench, url: string, count: number, name: PageName, push?: PushKind): Case =>
  async () => {
    // Every device has the same person: a pet that is in the cart already would be no work.
    await fetch(`${url}/bench/empty-carts`, { method: 'POST' });
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
      const acknowledgedMs = await acknowledged;
      const refused = await page.evaluate(() => window.bench?.refused?.());
      if (refused) throw new Error(`The server has refused ${refused} commands.`);
      return { queueMs: queueMs / count, acknowledgedMs, requests };
    });
  };

const acknowledged = (of: string, to: string, atLeast?: number): Figure => ({
  title: `acknowledged, ${of} against ${to}`,
  of: `${of}.acknowledgedMs`,
  to: `${to}.acknowledgedMs`,
  unit: 'ms',
  ...(atLeast !== undefined && { atLeast }),
});

/** Ours, and RxDB by each of its servers, on one database. */
async function casesOn(
  bench: Bench,
  where: string,
  databaseUrl?: string,
): Promise<Record<string, Case>> {
  const { url } = await bench.serverWith(bench.usualPets, databaseUrl);
  const count = bench.smoke ? 60 : 1_000;
  const homeward = { [`homeward${where}`]: commandsOf(bench, url, count, 'homeward') };
  if (!bench.pages.has('rxdb')) return homeward;
  const rxdb = (push: PushKind) => commandsOf(bench, url, count, 'rxdb', push);
  // The first pushes load code, plan statements and make the peer's table.
  for (const warm of [
    commandsOf(bench, url, 20, 'homeward'),
    commandsOf(bench, url, 20, 'rxdb', 'documented'),
  ])
    await warm();
  return {
    ...homeward,
    [`rxdb${where}`]: rxdb('documented'),
    [`rxdb-batched${where}`]: rxdb('batched'),
    [`rxdb-unchecked${where}`]: rxdb('unchecked'),
  };
}

export const commands: Part = {
  name: 'commands',
  measures:
    '1,000 commands said one after the other without a network, each for another pet and durable before the next; then from the browser’s `online` event until the server has acknowledged all and the device knows. The device is new, and somebody whose cart is empty has just signed in on ours. Our server decides each command in the database, by its rules. On a Postgres server where the machine has one (`initdb`), and on Postgres within the process of the server (PGlite); ours and the peer have the same, and each request is on the disk before it is acknowledged.',
  notes: [
    'rxdb: its server takes a push as the documentation of its HTTP replication shows it, row by row: it reads the real state, looks for a conflict, and writes the row. A request is one transaction, as a note there wants it. What is wanted is against this one, because it too decides row by row, and so does RxDB’s own replication with Supabase.',
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
    acknowledged('rxdb on Postgres', 'homeward on Postgres', 3),
    acknowledged('rxdb-batched on Postgres', 'homeward on Postgres'),
    acknowledged('rxdb-unchecked on Postgres', 'homeward on Postgres'),
    acknowledged('rxdb', 'homeward', 3),
    acknowledged('rxdb-batched', 'homeward'),
    acknowledged('rxdb-unchecked', 'homeward'),
    {
      title: 'Homeward on Postgres: acknowledged',
      of: 'homeward on Postgres.acknowledgedMs',
      unit: 'ms',
    },
    { title: 'Homeward: acknowledged', of: 'homeward.acknowledgedMs', unit: 'ms' },
    { title: 'Homeward: requests until then', of: 'homeward.requests', unit: '', atMost: 20 },
    { title: 'rxdb: requests until then', of: 'rxdb.requests', unit: '' },
  ],
  open: async (bench) => {
    // A Postgres server of the tests does not wait for its disk by itself.
    const postgres = whyNoPostgres
      ? undefined
      : await startPostgres(['-c', 'fsync=on'], preparedFolder());
    const onPostgres = postgres?.newDatabase('bench');
    return {
      cases: {
        ...(await casesOn(bench, '')),
        ...(onPostgres && (await casesOn(bench, ' on Postgres', onPostgres))),
      },
      close: async () => {
        if (!postgres) return;
        await (await bench.serverWith(bench.usualPets, onPostgres)).terminate();
        await postgres.stop();
      },
    };
  },
};
