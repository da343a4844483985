import type { Client } from './client.ts';

/** The cookies that a browser sends. A session can be refreshed until it is ended. */
export type Cookies = {
  session?: { id: string; uid: string; expiresAt: number } | undefined;
  guest?: string | undefined;
};

/** One request on its way, with the cookies that the browser had when it left. */
export type Letter = {
  client: Client;
  /** Like 'POST /api/sync/push'. */
  route: string;
  url: URL;
  /** The owner header: whose data the page believes this is about. */
  owner: string | null;
  body: unknown;
  cookies: Cookies;
  /** Its transaction commits only after a while. */
  commitsLate?: boolean;
  /** The database loses its effects and everything after them, this long after they were done. */
  lost?: { afterMs: number; by: 'power cut' | 'folder put back' };
  /** Which worker answers it. */
  worker?: number;
  /** The answer has left the server. */
  answered?: boolean;
};

/** A stream that the server writes to until either side ends it. */
export type Stream = {
  /** Set by the network to receive what the server writes. */
  onWrite?: (text: string) => void;
  onEnd?: () => void;
  /** Called by the network when the page is gone. */
  closed: () => void;
};

export type Reply = {
  status: number;
  headers: Record<string, string>;
  body: string | Stream;
  /** The cookies that the answer sets; undefined deletes one. */
  cookies?: Cookies;
  /** Set if the transaction is still open: commits it and gives the final answer. */
  finish?: () => Promise<Reply>;
  /** The connection breaks in the middle of the body. */
  cut?: boolean;
};

export const jsonReply = (status: number, value: unknown, cookies?: Cookies): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
  ...(cookies && { cookies }),
});

export const problemReply = (status: number, code: string, cookies?: Cookies): Reply =>
  jsonReply(status, { code, message: `A sentence about ${code}.` }, cookies);

/** The answer of a worker whose database is away. */
export const awayReply = (seconds: number): Reply => {
  const reply = problemReply(503, 'unavailable');
  return { ...reply, headers: { ...reply.headers, 'Retry-After': String(seconds) } };
};

export const isSync = ({ route }: Letter) =>
  route === 'POST /api/sync/push' || route === 'GET /api/sync/pull';
export const isPrivate = (letter: Letter) => letter.route === 'GET /api/live' || isSync(letter);
