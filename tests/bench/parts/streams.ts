import { Agent, get, type IncomingMessage } from 'node:http';
import { ownerHeader } from '#src/domain/protocol.ts';
import { guestOwner } from '#src/domain/account.ts';
import { Server } from '../../e2e/server.ts';
import type { Case, Figure, Part } from '../part.ts';

// The server takes 2,000 connections; one is for asking how much memory it has.
const usual = 1_990;
const inSmoke = 40;
/** Fewer than one address may have. */
const fromOneAddress = 18;

function openStream(url: string, nth: number): Promise<IncomingMessage> {
  const group = Math.floor(nth / fromOneAddress);
  const headers = {
    [ownerHeader]: guestOwner,
    Accept: 'text/event-stream',
    'X-Forwarded-For': `10.0.${Math.floor(group / 250)}.${(group % 250) + 1}`,
  };
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: new Agent() }, (answer) => {
      if (answer.statusCode !== 200)
        return reject(new Error(`Stream ${nth} was answered with ${answer.statusCode}.`));
      // Read, so that the server never waits for us.
      answer.resume();
      resolve(answer);
    }).on('error', reject);
  });
}

/** What the server takes, in bytes. */
type Memory = { rss: number; heap: number };

/** How much memory of the server each of so many open streams takes, in kB (1,000 bytes). */
const memoryOf =
  (path: string, count: number): Case =>
  async () => {
    // A new one each time: memory that was once taken is not given back.
    const server = await Server.create(
      { TRUSTED_PROXIES: '127.0.0.1, ::1, ::ffff:127.0.0.1' },
      'tests/bench/bench-server.ts',
    );
    await server.start();
    const memory = async () => (await (await fetch(`${server.url}/bench/memory`)).json()) as Memory; // the bench's own server
    const streams: IncomingMessage[] = [];
    try {
      // The first few load code.
      for (let nth = 0; nth < fromOneAddress; nth += 1)
        streams.push(await openStream(server.url + path, nth));
      const before = await memory();
      for (let nth = fromOneAddress; nth < count; nth += 1)
        streams.push(await openStream(server.url + path, nth));
      const after = await memory();
      const kbOf = (what: keyof Memory) =>
        (after[what] - before[what]) / (count - fromOneAddress) / 1_000;
      return { rssKb: kbOf('rss'), heapKb: kbOf('heap') };
    } finally {
      for (const stream of streams) stream.destroy();
      await server.dispose();
    }
  };

const against = (title: string, what: string): Figure => ({
  title,
  of: `live.${what}`,
  to: `bare.${what}`,
  unit: 'kB',
});

export const streams: Part = {
  name: 'streams',
  measures:
    'Memory of the server for each of 1,990 open streams of visitors, after a garbage collection, and for as many streams of a route that only holds them open: what the process takes (`rss`), and of that what its objects take (`heapUsed` and `external`).',
  mostRounds: 3,
  figures: [
    { title: 'a stream: `rss`', of: 'live.rssKb', unit: 'kB', atMost: 60 },
    against('the same against one that says nothing', 'rssKb'),
    against('`heapUsed` and `external` against one that says nothing', 'heapKb'),
  ],
  open: async ({ smoke }) => {
    const count = smoke ? inSmoke : usual;
    return {
      cases: { live: memoryOf('/api/live', count), bare: memoryOf('/bench/stream', count) },
    };
  },
};
