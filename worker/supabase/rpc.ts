import type * as z from 'zod/mini';
import {
  invalidInput,
  Refusal,
  sessionExpired,
  tooManyRequests,
  unavailable,
} from '#worker/http/refusal.ts';
import type { Caller } from './backend.ts';
import {
  type Answer,
  type Args,
  databaseFunctions,
  type FunctionName,
} from './database-functions.ts';

/** A database function failed unexpectedly; `code` is its SQLSTATE. */
class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly code: string;

  constructor(name: FunctionName, code: string) {
    super(`${name} failed`);
    this.code = code;
  }
}

// The first two characters of an SQLSTATE. The connection, a deadlock, a full disk, an operator: the
// server stops, starts, or took too long. Nothing was decided, and the same request may succeed.
const undecided = ['08', '40', '53', '57'];

// A NUL in a text, and half of a surrogate pair in JSON.
const unstorable = ['22021', '22P05'];

// So that TypeScript sees that a name and its answer belong together.
const functions: { [Name in FunctionName]: { answer: z.ZodMiniType<Answer<Name>> } } =
  databaseFunctions;

/**
 * Calls one of our database functions and gives its parsed answer. Throws a Refusal if the caller's
 * token is not valid or its account is gone (401), if only admins may do it (403), if the arguments are of another epoch (410), or
 * if the database cannot be reached (503).
 */
export async function rpc<Name extends FunctionName>(
  caller: Caller,
  name: Name,
  ...[args]: keyof Args<Name> extends never ? [] : [args: Args<Name>]
): Promise<Answer<Name>> {
  const { data, error, status } = await caller.rpc(name, args);
  if (!error) return functions[name].answer.parse(data);
  // The token is not valid, its session has ended, or its account is gone (private.signed_in_user
  // raises PT401). The refresh that follows tells them apart.
  if (status === 401) throw sessionExpired();
  if (error.code === 'PT403') throw new Refusal(403, 'only-admins', 'Only admins may do this.');
  if (error.code === 'HW410')
    throw new Refusal(410, 'reset', 'This is no longer kept. Read everything again.');
  // Refused by `isStorable` before; here for what it may have missed.
  if (unstorable.includes(error.code))
    throw invalidInput('A text holds a character that cannot be stored.');
  if (status === 429) throw tooManyRequests(5_000);
  const failure = new DatabaseError(name, error.code);
  // 0: there was no answer. 502 to 504: a proxy answered, not the database.
  const unanswered = status === 0 || (status >= 502 && status <= 504);
  if (unanswered || undecided.includes(error.code.slice(0, 2))) throw unavailable(failure);
  throw failure;
}
