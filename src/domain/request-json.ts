import type * as z from 'zod/mini';
import { problemSchema } from './protocol.ts';
import { retryAfterMs } from './retry-after.ts';

/** What a question to the worker can come to; nothing here throws. */
export type Answer<Value> =
  | { kind: 'ok'; value: Value }
  /** A refusal with a reason; repeating the same question would not help by itself. */
  | { kind: 'problem'; status: number; code: string; message: string }
  /** The server cannot now, or said what we cannot read; `afterMs` where it named a wait. */
  | { kind: 'wait'; afterMs?: number; message: string }
  /** No network, or something in between that answers for the server. */
  | { kind: 'offline' };

/** A function like fetch, handed in so that a test can stand in for the network. */
export type Network = (url: string, init: RequestInit) => Promise<Response>;

// 30 s: longer than a cold start, shorter than patience.
const patienceMs = 30_000;

/** How a value that was asked for is read. */
export type Schema<Value> = z.ZodMiniType<Value>;

/** Asks the worker and reads its answer by `schema`. */
export async function ask<Value>(
  network: Network,
  url: string,
  init: RequestInit,
  schema: Schema<Value>,
): Promise<Answer<Value>> {
  const patience = AbortSignal.timeout(patienceMs);
  const signal = init.signal ? AbortSignal.any([init.signal, patience]) : patience;
  try {
    const response = await network(url, { ...init, signal });
    return readAnswer(response.status, response.headers, await response.text(), schema);
  } catch {
    // fetch rejects for a missing network, a dropped connection and a lapsed wait alike.
    return { kind: 'offline' };
  }
}

/** What an answer means, from its status, headers and text alone. */
export function readAnswer<Value>(
  status: number,
  headers: Headers,
  text: string,
  schema: Schema<Value>,
): Answer<Value> {
  const json = parseJson(headers, text);
  // A captive portal answers with its page where JSON was due, often with status 200.
  if (!json) return { kind: 'offline' };
  if (status >= 200 && status < 300) {
    const read = schema.safeParse(json.value);
    if (read.success) return { kind: 'ok', value: read.data };
    return { kind: 'wait', message: 'The server answered in a way this version cannot read.' };
  }
  const problem = problemSchema.safeParse(json.value);
  const message = problem.success ? problem.data.message : `The server answered ${status}.`;
  const afterMs = retryAfterMs(headers.get('Retry-After'), headers.get('Date'));
  if (status === 429 || status >= 500 || !problem.success) {
    return { kind: 'wait', message, ...(afterMs === undefined ? {} : { afterMs }) };
  }
  return { kind: 'problem', status, code: problem.data.code, message };
}

function parseJson(headers: Headers, text: string): { value: unknown } | undefined {
  if (!/\bjson\b/i.test(headers.get('Content-Type') ?? '')) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
