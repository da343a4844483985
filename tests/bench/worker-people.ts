// People who are signed in at a server, and their requests as text.
import { openSessionsSchema } from '#src/domain/open-sessions.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { Browser } from '../contract/browser.ts';
import type { Server } from '../e2e/server.ts';
import type { Claims } from './bare-sql.ts';

const petId = 'luna-black-cat';

/** Somebody signed in at a server: their browser, and what their token says. */
export type Somebody = { browser: Browser; claims: Claims; seq: number };

export async function register(server: Server, count: number): Promise<Somebody[]> {
  const people: Somebody[] = [];
  for (let n = 0; n < count; n += 1) {
    const browser = new Browser(server.url, (request) => fetch(request));
    await browser.register(`bench-${crypto.randomUUID()}@example.org`);
    const { value } = await sessionOf(browser);
    people.push({ browser, claims: { sub: browser.owner, session_id: value }, seq: 0 });
  }
  return people;
}

async function sessionOf(browser: Browser): Promise<{ value: string }> {
  const answer = await browser.request('/api/sessions');
  const { sessions } = openSessionsSchema.parse(await answer.json());
  return { value: sessions.find(({ isThis }) => isThis)?.id ?? '' };
}

/** One more command of somebody: into the cart and out of it again. */
export function nextEnvelope(one: Somebody) {
  one.seq += 1;
  const kind = one.seq % 2 === 1 ? 'addToCart' : 'removeFromCart';
  return { id: crypto.randomUUID(), seq: one.seq, command: { kind, args: { petId } } };
}

export const nth = <One extends Somebody>(people: readonly One[], n: number): One => {
  const one = people[n % people.length];
  if (!one) throw new Error('Nobody is registered.');
  return one;
};

/** A whole request of theirs, as its text. */
export function http(server: Server, { browser }: Somebody, line: string, body = ''): string {
  const { host, origin } = new URL(server.url);
  return (
    `${line} HTTP/1.1\r\nHost: ${host}\r\n${ownerHeader}: ${browser.owner}\r\n` +
    `Cookie: ${[...browser.cookies].map((pair) => pair.join('=')).join('; ')}\r\n` +
    (body === ''
      ? '\r\n'
      : `Origin: ${origin}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  );
}

export const portOf = (server: Server) => Number(new URL(server.url).port);
