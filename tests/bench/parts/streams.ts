import { Agent, get, type IncomingMessage } from 'node:http';
import { ownerHeader } from '#src/domain/protocol.ts';
import { guestOwner } from '#src/domain/account.ts';
import { Server } from '../../e2e/server.ts';
import type { Case, Part } from '../part.ts';

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
    const bytes = async () => {
      const answer = await fetch(`${server.url}/bench/memory`);
      return ((await answer.json()) as { bytes: number }).bytes; // the bench's own server
    };
    const streams: IncomingMessage[] = [];
    try {
      // The first few load code.
      for (let nth = 0; nth < fromOneAddress; nth += 1)
        streams.push(await openStream(server.url + path, nth));
      const before = await bytes();
      for (let nth = fromOneAddress; nth < count; nth += 1)
        streams.push(await openStream(server.url + path, nth));
      return { kb: ((await bytes()) - before) / (count - fromOneAddress) / 1_000 };
    } finally {
      for (const stream of streams) stream.destroy();
      await server.dispose();
    }
  };

export const streams: Part = {
  name: 'streams',
  measures:
    'Memory of the server for each of 1,990 open streams of visitors (`rss`, after a garbage collection), against as many streams of a route that only holds them open.',
  mostRounds: 3,
  figures: [
    {
      title: 'a stream against one that says nothing',
      of: 'live.kb',
      to: 'bare.kb',
      unit: 'kB',
      below: 60,
    },
  ],
  open: async ({ smoke }) => {
    const count = smoke ? inSmoke : usual;
    return {
      cases: { live: memoryOf('/api/live', count), bare: memoryOf('/bench/stream', count) },
    };
  },
};
