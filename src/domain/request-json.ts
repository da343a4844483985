import type * as z from 'zod/mini';
import { type Failure, type Result, unavailable } from './failure.ts';
import { type Problem, problemSchema } from './protocol.ts';
import { retryAfterMs } from './retry-after.ts';

/** A function like fetch; a test passes its own. */
export type Network = (url: string, init: RequestInit) => Promise<Response>;

// 30 s: longer than a cold start, shorter than patience.
const patienceMs = 30_000;

/** The schema of a requested value. */
export type Schema<Value> = z.ZodMiniType<Value>;

/** Sends a request to the worker and parses the answer with `schema`; never rejects. */
export async function requestJson<Value>(
  network: Network,
  url: string,
  init: RequestInit,
  schema: Schema<Value>,
): Promise<Result<Value>> {
  const patience = AbortSignal.timeout(patienceMs);
  const signal = init.signal ? AbortSignal.any([init.signal, patience]) : patience;
  try {
    const response = await network(url, { ...init, signal });
    return readAnswer(response.status, response.headers, await response.text(), schema);
  } catch {
    // fetch rejects in the same way without a network, after a lost connection and after a timeout.
    return { kind: 'offline' };
  }
}

/** What an answer means, from its status, headers and text alone. */
export function readAnswer<Value>(
  status: number,
  headers: Headers,
  text: string,
  schema: Schema<Value>,
): Result<Value> {
  const json = parseJson(headers, text);
  // S16: a captive portal answers with its own HTML instead of JSON, often with status 200.
  if (!json) return { kind: 'offline' };
  if (status >= 200 && status < 300) {
    const read = schema.safeParse(json.value);
    if (read.success) return { kind: 'ok', value: read.data };
    return unavailable(undefined, 'The server answered in a way this version cannot read.');
  }
  const problem = problemSchema.safeParse(json.value);
  if (status === 429 || status >= 500 || !problem.success) {
    const asked = retryAfterMs(headers.get('Retry-After'), headers.get('Date'));
    return unavailable(asked, problem.data?.message ?? `The server answered ${status}.`);
  }
  return failureOf(status, problem.data);
}

/** A code that the device handles by itself has a kind of its own. */
function failureOf(status: number, { code, message }: Problem): Failure {
  switch (code) {
    case 'session-expired':
    case 'signed-out':
    case 'owner-changed':
    case 'reset':
      return { kind: code };
    case 'outdated':
      return { kind: code, message };
    default:
      return { kind: 'refused', status, message };
  }
}

function parseJson(headers: Headers, text: string): { value: unknown } | undefined {
  if (!/\bjson\b/i.test(headers.get('Content-Type') ?? '')) return undefined;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
