// IMPORT_FEEDS: files on the web that the worker imports each day.
import { beforeEach, expect, test } from 'vitest';
import { type ImportFeed, readImportFeed } from '#src/domain/import/import-feed.ts';
import type { ImportReport } from '#src/domain/import/import-calls.ts';
import { readFeeds } from '#worker/imports/read-feeds.ts';
import { describeForLog } from '#worker/http/log.ts';
import { createPublicNetwork } from '#worker/node/public-network.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { onEveryBackend } from './backends.ts';

const fileOf = (...ids: readonly string[]) =>
  `externalID,name,type,priBreed\n${ids.map((id) => `${id},Pet ${id},Dog,Beagle\n`).join('')}`;
const answering = (body: string | Error) => {
  const asked: string[] = [];
  return {
    asked,
    async fetch(url: string) {
      asked.push(url);
      if (body instanceof Error) throw body;
      return new Response(body, { headers: { 'Content-Type': 'text/csv' } });
    },
  };
};

onEveryBackend((backend) => {
  let feeds = 0;
  let feed: ImportFeed;
  const errors: unknown[] = [];
  beforeEach(() => {
    errors.length = 0;
    feeds += 1;
    const read = readImportFeed(
      `https://shelter.example/list/${feeds}.csv?key=secret#source=Feed+${feeds}&hide-gone`,
    );
    if (!read) throw new Error('no feed');
    feed = read;
  });

  const read = (
    network: Parameters<typeof readFeeds>[0]['network'],
    stopping = new AbortController(),
  ) =>
    readFeeds({
      backend: backend(),
      network,
      feeds: [feed],
      stopping: stopping.signal,
      onError: (error) => errors.push(error),
    });
  const nextDay = () => backend().sql('delete from private.rate_limits');
  async function runs(): Promise<ImportReport[]> {
    const all = await rpc(backend().privileged, 'list_imports');
    const ours = all.filter(({ source }) => source === feed.source).toReversed();
    const reports = await Promise.all(
      ours.map(({ id }) => rpc(backend().privileged, 'import_report', { p_id: id })),
    );
    return reports.flatMap((report) => report ?? []);
  }

  test('a feed is imported once a day, by one of the workers, and hides what is gone', async () => {
    const network = answering(fileOf('1', '2', '3'));
    await Promise.all([read(network), read(network)]);
    await read(network);
    expect(network.asked).toEqual([feed.url]);
    await nextDay();
    await read(answering(fileOf('1', '2')));
    expect(await runs()).toMatchObject([
      { by: '', fileName: `shelter.example/${feeds}.csv`, added: 3, hidden: 0 },
      { added: 0, changed: 0, unchanged: 2, hidden: 1, finishedAt: expect.stringMatching(/^2/) },
    ]);
    expect(errors).toEqual([]);
  });

  test('a feed that has lost most of its pets hides none, and the report says why', async () => {
    await read(answering(fileOf('1', '2', '3')));
    await nextDay();
    await read(answering('externalID,name,type,priBreed\n'));
    expect((await runs()).at(-1)).toMatchObject({
      hidden: 0,
      problems: [{ outcome: 'note', reason: expect.stringMatching(/^More than half/) }],
    });
  });

  test.each([
    ['is no list', answering('<html><body>Sign in</body></html>'), /web page/],
    ['fits no format', answering('a,b\n1,2\n'), /known format/],
    [
      'is not reached',
      answering(new Error('connect ECONNREFUSED 10.0.0.1')),
      /could not be reached/,
    ],
    [
      'leads inside our network',
      createPublicNetwork(async () => ['127.0.0.1']),
      /leads to an address that is not on the internet/,
    ],
  ])(
    'that %s is a run with a problem, and the log has only its host',
    async (_, network, reason) => {
      await read(network);
      expect(await runs()).toMatchObject([
        {
          pets: 0,
          finishedAt: expect.stringMatching(/^2/),
          problems: [{ outcome: 'stopped', reason: expect.stringMatching(reason) }],
        },
      ]);
      expect(errors.map((error) => describeForLog(error).split('\n')[0])).toEqual([
        'FeedFailed shelter.example',
      ]);
      const [{ fileName } = { fileName: '' }] = await runs();
      expect(fileName).not.toContain('secret');
      // Once a day: nobody needs a report each hour.
      await read(network);
      expect(await runs()).toHaveLength(1);
    },
  );

  test('a feed that a worker left when it ended is read at the next start', async () => {
    const stopping = new AbortController();
    const network = answering(fileOf('1'));
    await read(
      {
        fetch: async (url) => {
          stopping.abort();
          return network.fetch(url);
        },
      },
      stopping,
    );
    expect(await runs()).toEqual([]);
    await read(network);
    expect(await runs()).toMatchObject([{ added: 1 }]);
  });
});
