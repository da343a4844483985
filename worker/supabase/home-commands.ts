import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { type Environment, StartFailure } from '#worker/env.ts';
import { type BackupSource, readBackup } from './backup/read-backup.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { askRunning } from './home-socket.ts';
import { quote } from './migrations.ts';

/** What a command on the server may ask of an embedded home, also while Homeward runs. */
const commandSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('backup') }),
  /** The SHA-256 of the code, in hex. */
  z.object({ kind: z.literal('inviteAdmin'), email: z.string(), codeSha256: z.string() }),
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
      await write('{"end":true}');
    }
  }
}

/**
 * Gives a command to the embedded home of these settings: to the Homeward that runs on its folder,
 * else to its database. `write` is given the lines of the answer.
 */
export async function tellHome(
  { databaseUrl, dataDir }: Environment,
  migrationsDir: string,
  command: HomeCommand,
  write: Write,
): Promise<void> {
  const home = resolve(dataDir);
  const source = { migrationsDir, home };
  const runAndClose = async (database: Database) => {
    try {
      await run(database, source, command, write);
    } finally {
      await database.close();
    }
  };
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return runAndClose(await openPostgres(databaseUrl));
  }
  const folder = join(home, 'postgres');
  if (dataDir === ':memory:' || !existsSync(folder))
    throw new StartFailure(
      `There is no database in ${dataDir}: set DATA_DIR to the folder that Homeward uses.`,
    );
  const running = await askRunning(home, JSON.stringify(command));
  if (running) {
    console.log('Homeward runs on this folder and goes on meanwhile.');
    for await (const line of running) await write(line);
    return;
  }
  const unlock = await lockFolder(home);
  try {
    const { openPglite } = await import('./pglite.ts');
    await runAndClose(await openPglite(folder));
  } finally {
    await unlock();
  }
}
