import { nodeEmitWarning } from './node-emit-warning.ts'; // must stay the first import
import { statfs } from 'node:fs/promises';
import { statfsSync, writeSync } from 'node:fs';
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite';
import { StartFailure } from '#worker/env.ts';
import { type Database, prepareConnection } from './database.ts';
import { durableStartParams, writeDurably } from './durable-writes.ts';
import { initFolder } from './init-folder.ts';
import { createSerialQueue } from '#src/domain/serial-queue.ts';
import { encodePipeline, type Prepared, type Statement } from './pipeline.ts';
import { pgliteParsers } from './value-types.ts';

process.emitWarning = nodeEmitWarning;

/** 32 MiB: two files of its log. Without room for the next one Postgres ends at once. */
const roomBytes = 32 * 1024 * 1024;

/** The exit code of a process whose database has ended: started again, it may go on. */
export const databaseEndedCode = 75; // EX_TEMPFAIL in sysexits.h

type Options = {
  /** In memory: a database from `copy`, to start from instead of an empty one. */
  original?: Blob | undefined;
  /** In a folder: false to let a power cut take the last moments. For measuring what it costs. */
  durable?: boolean | undefined;
};

/**
 * Opens Postgres inside this process: in a folder, which the caller has locked, or in memory. In a
 * folder each commit waits until it is on the disk.
 */
export async function openPglite(
  folder: string | undefined,
  { original, durable = true }: Options = {},
): Promise<Database> {
  if (folder !== undefined) {
    await initFolder(folder, async (place) => {
      const fresh = await PGlite.create(place);
      await fresh.close();
    });
  }
  const connection = await createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: {
      parsers: pgliteParsers,
      ...(original && { loadDataDir: original }),
      ...(folder !== undefined &&
        durable && { startParams: durableStartParams(PGlite.defaultStartParams) }),
    },
  });
  prepareConnection(connection);
  const pglite = connection.driver;
  await pglite.waitReady.catch((cause: unknown) => {
    throw new StartFailure(`The database did not open${roomNote(folder)}.`, { cause });
  });
  // When Postgres gives up, PGlite goes round in a circle and this process with it, without an
  // error: nothing that is not done here is ever done.
  Object.assign(pglite.Module, {
    onAbort: () => {
      writeSync(2, `The database has ended${roomNote(folder)}. What was confirmed is kept.\n`);
      process.exit(databaseEndedCode);
    },
  });
  if (folder !== undefined && durable) writeDurably(pglite, folder);
  // PGlite is one session, and Lite's driver takes no lock on it: two requests at once would share
  // a transaction, and the second would run under the role of the first.
  const turn = createSerialQueue();
  const prepared: Prepared = new Set();
  return {
    connection,
    transaction: (run) =>
      turn(() =>
        pglite.transaction((tx) =>
          run(async (text) => {
            const results = await tx.exec(text);
            return results.at(-1)?.rows ?? [];
          }),
        ),
      ),
    pipeline: (statements) => turn(() => runPipeline(pglite, prepared, statements)),
    // The lock of the folder keeps other processes away.
    exclusively: (run) => run(),
    listen: async (channel, onPayload) => {
      const stop = await turn(() => pglite.listen(channel, onPayload));
      return () => turn(() => stop());
    },
    turn,
    hasRoom: async () => {
      if (folder === undefined) return true;
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize >= roomBytes;
    },
    copy: () => turn(() => pglite.dumpDataDir('none')),
    close: () => turn(() => connection.close()),
  };
}

/** What to do about a database that has ended or does not open, as the end of a sentence. */
function roomNote(folder: string | undefined): string {
  if (folder === undefined) return '';
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= roomBytes)
    return ` (${folder}): start Homeward again; if that does not help, restore a backup`;
  return `: its disk is full (${Math.round(free / 1024 / 1024)} MB are free for ${folder}). Make room for 100 MB and start Homeward again`;
}

/** As `runPipeline` in postgres-pipeline.ts does on a server. */
async function runPipeline(
  pglite: PGlite,
  prepared: Prepared,
  statements: readonly Statement[],
): Promise<string | null> {
  // PGlite does not look: it would go round in a circle, and the process would never end.
  if (pglite.closed) throw new Error('The database is closed.');
  const message = encodePipeline(statements, prepared);
  for (const { name } of statements) prepared.delete(name);
  const messages = await pglite.execProtocolStream(message);
  for (const { name } of statements) prepared.add(name);
  return messages.filter(isDataRow).at(-1)?.fields[0] ?? null;
}

type BackendMessage = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];
type DataRow = BackendMessage & { fields: readonly (string | null)[] };

// PGlite gives all messages one type, which has no fields.
const isDataRow = (message: BackendMessage): message is DataRow => message.name === 'dataRow';
