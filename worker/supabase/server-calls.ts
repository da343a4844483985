import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { ServerFunction } from './call-by-sql.ts';
import { type Answer, type Args, databaseFunctions } from './database-functions.ts';
import { isOlderDatabase, olderDatabase, type TellableHome } from './home-commands.ts';
import { rpc } from './rpc.ts';

/** Calls a function of the database as the server itself, wherever that is. */
export type CallServer = <Name extends ServerFunction>(
  name: Name,
  args: Args<Name>,
) => Promise<Answer<Name>>;

/** `client` has the secret key. */
export const callPrivileged =
  (client: SupabaseClient): CallServer =>
  (name, args) =>
    rpc(client, name, ...([args] as never)); // the arguments of this name, by CallServer

// So that TypeScript sees that a name and its answer belong together.
const functions: { [Name in ServerFunction]: { answer: z.ZodMiniType<Answer<Name>> } } =
  databaseFunctions;
const answerLine = z.object({ answer: z.unknown() });

/** In an embedded home. */
export const callHome =
  (tell: TellableHome['tell']): CallServer =>
  async (name, args) => {
    let answer: unknown;
    await tell({ kind: 'call', name, args }, (line) => {
      if (!line.startsWith('{"end"')) ({ answer } = answerLine.parse(JSON.parse(line)));
    }).catch((error: unknown) => {
      throw isOlderDatabase(error) ? olderDatabase() : error;
    });
    return functions[name].answer.parse(answer ?? null);
  };
