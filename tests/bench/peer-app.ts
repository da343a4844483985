// What RxDB replicates with, as its documentation of HTTP replication describes it: documents after
// a checkpoint, a stream of events that carry documents, and an endpoint for pushed rows. What is
// read comes from memory: no time of a database is counted against a peer. What is pushed is written
// to a database before it is acknowledged, as ours is (peer-pushes.ts).
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { catalogueManifestSchema } from '#src/domain/protocol.ts';
import { answersMadeOnce } from '#worker/catalogue/answers-made-once.ts';
import { encoders } from '#worker/node/encoders.ts';
import { isPushKind, type PushedRow, type PushStore } from './peer-pushes.ts';

type Row = { id: string; description: string; updatedAt: number };
type Options = {
  /** Asks the worker. */
  get: (path: string) => Response | Promise<Response>;
  /** In ms. */
  now: () => number;
  /** Called with the first pushed rows. */
  openStore: () => Promise<PushStore>;
};
// An object, because RxDB merges checkpoints.
type Event = { documents: Row[]; checkpoint: { updatedAt: number } };

export function peerApp({ get, now, openStore }: Options) {
  let rows: Promise<Row[]> | undefined;
  let clock = 0;
  let store: Promise<PushStore> | undefined;
  const listeners = new Set<(event: Event) => void>();
  // Compressed once, as the worker's own pages are.
  const { answer: answerOnce } = answersMadeOnce(encoders, () => true);

  const readRows = async (): Promise<Row[]> => {
    const manifest = await get('/api/catalogue/manifest');
    const { epoch, version, chunks } = catalogueManifestSchema.parse(await manifest.json());
    const read: Row[] = [];
    for (const { from, to } of chunks) {
      const query = new URLSearchParams({ epoch, version: String(version), from, to });
      const chunk = await get(`/api/catalogue/chunk?${query}`);
      // The worker's own answer.
      for (const pet of (await chunk.json()) as Omit<Row, 'updatedAt'>[])
        read.push({ ...pet, updatedAt: (clock += 1) });
    }
    return read;
  };

  return new Hono()
    .get('/pull', async (c) => {
      const after = Number(c.req.query('after'));
      const limit = Number(c.req.query('limit'));
      const all = await (rows ??= readRows());
      const make = async () => {
        // In the order of `updatedAt`: what changed is moved to the end.
        const first = all.findIndex((row) => row.updatedAt > after);
        const documents = first === -1 ? [] : all.slice(first, first + limit);
        return { documents, checkpoint: { updatedAt: documents.at(-1)?.updatedAt ?? after } };
      };
      return answerOnce(c, `${clock} ${after} ${limit}`, make, 'no-store');
    })
    .post('/change', async (c) => {
      const { count, mark } = await c.req.json<{ count: number; mark: string }>();
      const all = await (rows ??= readRows());
      const byId = all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const documents = byId.slice(0, count).map((row) => {
        clock += 1;
        return { ...row, description: mark, updatedAt: clock };
      });
      const changed = new Set(documents.map(({ id }) => id));
      rows = Promise.resolve([...all.filter(({ id }) => !changed.has(id)), ...documents]);
      const atMs = now();
      for (const tell of listeners) tell({ documents, checkpoint: { updatedAt: clock } });
      return c.json({ atMs });
    })
    .post('/push/:how', async (c) => {
      const how = c.req.param('how');
      const sent = await c.req.json<PushedRow[]>();
      if (!isPushKind(how)) return c.notFound();
      return c.json(await (await (store ??= openStore()))[how](sent));
    })
    .get('/stream', (c) =>
      streamSSE(c, async (stream) => {
        const tell = (event: Event) => void stream.writeSSE({ data: JSON.stringify(event) });
        listeners.add(tell);
        // So that the page knows that it is listening.
        await stream.writeSSE({ event: 'open', data: '' });
        await new Promise<void>((resolve) => stream.onAbort(resolve));
        listeners.delete(tell);
      }),
    );
}
