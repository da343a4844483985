import * as z from 'zod/mini';
import { type Environment, StartFailure } from '#worker/env.ts';
import type { Caller } from './backend.ts';
import { type TellableHome, withHome } from './home-commands.ts';
import { connectHosted } from './hosted.ts';

const answerLine = z.object({ answer: z.unknown() });

/** A function that there is not, its schema, or the role that calls it. */
const missing = ['42883', '3F000', '42704'];

/** Calls functions of an embedded home as the server itself, also while Homeward runs. */
export const serverCaller = (tell: TellableHome['tell']): Caller => ({
  async rpc(name, args = {}) {
    let data: unknown = null;
    await tell({ kind: 'call', name, args }, (line) => {
      if (!line.startsWith('{"end"')) data = answerLine.parse(JSON.parse(line)).answer ?? null;
    }).catch((error: unknown) => {
      if (!missing.includes(Object(error).code)) throw error;
      // No Homeward of this version has opened the database yet.
      throw new StartFailure('Start Homeward once, so that it brings its database up to date.', {
        cause: error,
      });
    });
    return { data, error: null, status: 200 };
  },
});

/** Lets `work` call functions as the server itself, wherever the home of these settings is. */
export async function withServer<Result>(
  settings: Pick<Environment, 'hosted' | 'databaseUrl' | 'dataDir'>,
  migrationsDir: string,
  work: (server: Caller) => Promise<Result>,
): Promise<Result> {
  if (settings.hosted) return work(connectHosted(settings.hosted).privileged);
  return withHome(settings, migrationsDir, (tell) => work(serverCaller(tell)));
}
