import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { StartFailure } from '#worker/env.ts';
import type { ArchiveFunctionName } from './archive-functions.ts';
import { type Answer, type Args, databaseFunctions } from './database-functions.ts';
import type { TellableHome } from './home-commands.ts';
import { rpc } from './rpc.ts';

/** Calls one of the functions that archives go out and come in by. */
export type CallArchive = <Name extends ArchiveFunctionName>(
  name: Name,
  args: Args<Name>,
) => Promise<Answer<Name>>;

/** In a hosted project; `client` has its secret key. */
export const callHosted =
  (client: SupabaseClient): CallArchive =>
  (name, args) =>
    rpc(client, name, ...([args] as never)); // the arguments of this name, by CallArchive

// So that TypeScript sees that a name and its answer belong together.
const functions: { [Name in ArchiveFunctionName]: { answer: z.ZodMiniType<Answer<Name>> } } =
  databaseFunctions;
const answerLine = z.object({ answer: z.unknown() });

/** In an embedded home. */
export const callHome =
  (home: TellableHome): CallArchive =>
  async (name, args) => {
    let answer: unknown;
    await home
      .tell({ kind: 'archive', name, args }, (line) => {
        if (!line.startsWith('{"end"')) ({ answer } = answerLine.parse(JSON.parse(line)));
      })
      .catch((error: unknown) => {
        // The function or its schema: the database is of an older version, or of none yet.
        if (['42883', '3F000'].includes(String(Object(error).code)))
          throw new StartFailure('Start Homeward once, so that it brings its database up to date.');
        throw error;
      });
    return functions[name].answer.parse(answer ?? null);
  };
