import type { SupabaseClient } from '@supabase/supabase-js';
import { Refusal, sessionExpired, tooManyRequests, unavailable } from '#worker/http/refusal.ts';

/** A database function failed in a way that nobody foresaw; `code` is its SQLSTATE. */
class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string;

  constructor(fn: string, code: string) {
    super(`${fn} failed`);
    this.code = code;
  }
}

/**
 * Calls a database function and gives what it returned, which is as trustworthy as our own SQL.
 * Throws a Refusal where the caller's token is not valid (401), where what was asked about is of
 * another epoch (410), or where the database cannot be reached (503).
 */
export async function rpc(
  client: SupabaseClient,
  fn: string,
  args: Record<string, unknown> = {},
): Promise<unknown> {
  const { data, error, status } = await client.rpc(fn, args);
  if (!error) return data;
  // HW401: the token is good, but its account is gone; a refresh finds that out too.
  if (status === 401 || error.code === 'HW401') throw sessionExpired();
  if (error.code === 'HW410')
    throw new Refusal(410, 'reset', 'This is no longer kept. Read everything again.');
  if (status === 429) throw tooManyRequests(5);
  const failure = new DatabaseError(fn, error.code);
  // 0: no answer came; 502 to 504: who stands before the database answered.
  if (status === 0 || (status >= 502 && status <= 504)) throw unavailable(failure);
  throw failure;
}
