import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { type Environment, StartFailure } from '#worker/env.ts';
import { type BackupSource, readBackup } from './backup/read-backup.ts';
import type { Database } from './database.ts';
import { importFunctions } from './import-functions.ts';
import { lockFolder } from './folder-lock.ts';
import { askRunning, isRunning } from './home-socket.ts';
import { quote } from './migrations.ts';

/** Functions that a command on the server may call as the server itself. */
const serverFunctions = [
  'last_said',
  'start_import',
  'import_pets',
  'finish_import',
] as const satisfies readonly (keyof typeof importFunctions)[];
export type ServerFunction = (typeof serverFunctions)[number];

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
      const answer = await callAsServer(database, command);
      await write(JSON.stringify({ answer }));
      return write('{"end":true}');
    }
  }
}

async function callAsServer(
  { transaction }: Answers,
  { name, args }: Extract<HomeCommand, { kind: 'call' }>,
): Promise<unknown> {
  // As every start of Homeward: what is written may not be taken for what a restored database had.
  if (name === 'start_import')
    await transaction((sql) => sql('select private.begin_incarnation()'));
  const named = Object.keys(importFunctions[name].args).map(
    (arg) => `${arg} => ${quote(textOf(args[arg]))}`,
  );
  const [row] = await transaction(async (sql) => {
    await sql(`select set_config('request.jwt.claims', '{"role": "service_role"}', true)`);
    return sql(`select private.${name}(${named.join(', ')}) as answer`);
  });
  return row?.['answer'] === '' ? null : row?.['answer'];
}

const textOf = (arg: unknown) => (typeof arg === 'string' ? arg : JSON.stringify(arg));

/** Whether a command failed because no Homeward of this version has opened its database yet. */
export const isOlderDatabase = (error: unknown): boolean =>
  // The function, its schema.
  ['42883', '3F000'].includes(Object(error).code);

export const olderDatabase = () =>
  new StartFailure('Start Homeward once, so that it brings its database up to date.');

/** Gives a command to a home; `write` is given the lines of the answer. */
type Tell = (command: HomeCommand, write: Write) => Promise<void>;

/** Gives one command to the embedded home of these settings. */
export const tellHome = (
  settings: Environment,
  migrationsDir: string,
  command: HomeCommand,
  write: Write,
): Promise<void> => withHome(settings, migrationsDir, (tell) => tell(command, write));

/**
 * Lets commands be given to the embedded home of these settings: to the Homeward that runs on its
 * folder, else to its database, which is open until `work` has ended.
 */
export async function withHome<Result>(
  { databaseUrl, dataDir }: Environment,
  migrationsDir: string,
  work: (tell: Tell) => Promise<Result>,
): Promise<Result> {
  const home = resolve(dataDir);
  const source = { migrationsDir, home };
  const workAndClose = async (database: Database) => {
    try {
      return await work((command, write) => run(database, source, command, write));
    } finally {
      await database.close();
    }
  };
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres.ts');
    return workAndClose(await openPostgres(databaseUrl));
  }
  const folder = join(home, 'postgres');
  if (dataDir === ':memory:' || !existsSync(folder))
    throw new StartFailure(
      `There is no database in ${dataDir}: set DATA_DIR to the folder that Homeward uses.`,
    );
  if (await isRunning(home)) {
    console.log('Homeward runs on this folder and goes on meanwhile.');
    return work(async (command, write) => {
      for await (const line of askRunning(home, JSON.stringify(command))) await write(line);
    });
  }
  const unlock = await lockFolder(home);
  try {
    const { openPglite } = await import('./pglite.ts');
    return await workAndClose(await openPglite(folder));
  } finally {
    await unlock();
  }
}
