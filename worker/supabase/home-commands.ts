import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { type Environment, StartFailure } from '#worker/env.ts';
import { type BackupSource, readBackup } from './backup/read-backup.ts';
import { callBySql, serverFunctions } from './call-by-sql.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { askRunning, isRunning } from './home-socket.ts';
import { quote } from './migrations.ts';

/** What a command on the server may ask of an embedded home, also while Homeward runs. */
const commandSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('backup') }),
  /** The SHA-256 of the code, in hex. */
  z.object({ kind: z.literal('inviteAdmin'), email: z.string(), codeSha256: z.string() }),
  /** A function that the server itself may call, with its arguments; answered by its JSON. */
  z.object({
    kind: z.literal('call'),
    name: z.enum(serverFunctions),
    args: z.record(z.string(), z.unknown()),
  }),
]);
export type HomeCommand = z.infer<typeof commandSchema>;

type Write = (line: string) => void | Promise<void>;
type Answers = Pick<Database, 'transaction'>;

/** Answers one line, which is a command, with lines; the last begins with `{"end"`. */
export async function answerCommand(
  database: Answers,
  source: BackupSource,
  line: string,
  write: (line: string) => void,
): Promise<void> {
  const command = commandSchema.safeParse(JSON.parse(line));
  if (!command.success)
    throw new StartFailure('The running Homeward is of another version: stop and start it first.');
  await run(database, source, command.data, write);
}

async function run(
  database: Answers,
  source: BackupSource,
  command: HomeCommand,
  write: Write,
): Promise<void> {
  switch (command.kind) {
    case 'backup':
      return readBackup(database, source, write);
    case 'inviteAdmin': {
      const values = [command.email, command.codeSha256].map(quote).join(', ');
      await database.transaction((sql) => sql(`select private.invite_admin(${values})`));
      return write('{"end":true}');
    }
    case 'call': {
      const answer = await callBySql(database, command.name, command.args);
      await write(JSON.stringify({ answer }));
      return write('{"end":true}');
    }
  }
}

/** An embedded home that is told commands: the Homeward that runs on its folder, or its database. */
export type TellableHome = {
  /** `write` is given the lines of the answer. */
  tell(command: HomeCommand, write: Write): Promise<void>;
  close(): Promise<void>;
};

/** Reaches the embedded home of these settings. Throws a StartFailure where there is none. */
export async function reachHome(
  { databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  migrationsDir: string,
): Promise<TellableHome> {
  const home = resolve(dataDir);
  const source = { migrationsDir, home };
  const ofDatabase = (database: Database): TellableHome => ({
    tell: (command, write) => run(database, source, command, write),
    close: database.close,
  });
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return ofDatabase(await openPostgres(databaseUrl));
  }
  const folder = join(home, 'postgres');
  if (dataDir === ':memory:' || !existsSync(folder))
    throw new StartFailure(
      `There is no database in ${dataDir}: set DATA_DIR to the folder that Homeward uses.`,
    );
  if (await isRunning(home)) {
    console.log('Homeward runs on this folder and goes on meanwhile.');
    return {
      tell: async (command, write) => {
        for await (const line of await askRunning(home, JSON.stringify(command))) await write(line);
      },
      close: async () => {},
    };
  }
  const unlock = await lockFolder(home);
  try {
    const { openPglite } = await import('./pglite.ts');
    const opened = ofDatabase(await openPglite(folder));
    const close = async () => {
      await opened.close();
      await unlock();
    };
    return { ...opened, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Lets `work` tell commands to the embedded home of these settings, and lets go of it then. */
export async function withHome<Result>(
  settings: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  migrationsDir: string,
  work: (tell: TellableHome['tell']) => Promise<Result>,
): Promise<Result> {
  const home = await reachHome(settings, migrationsDir);
  try {
    return await work(home.tell);
  } finally {
    await home.close();
  }
}

/** Gives one command to the embedded home of these settings. */
export const tellHome = (
  settings: Pick<Environment, 'databaseUrl' | 'dataDir'>,
  migrationsDir: string,
  command: HomeCommand,
  write: Write,
): Promise<void> => withHome(settings, migrationsDir, (tell) => tell(command, write));

/** Whether a command failed because no Homeward of this version has opened its database yet. */
export const isOlderDatabase = (error: unknown): boolean =>
  // The function, its schema.
  ['42883', '3F000'].includes(Object(error).code);

export const olderDatabase = () =>
  new StartFailure('Start Homeward once, so that it brings its database up to date.');
