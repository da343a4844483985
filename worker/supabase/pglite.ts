import { nodeEmitWarning } from './node-emit-warning.ts'; // must stay the first import
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite';
import { type Database, prepareConnection } from './database.ts';
import { initFolder } from './init-folder.ts';
import { createSerialQueue } from '#src/domain/serial-queue.ts';
import { pgliteParsers } from './value-types.ts';

process.emitWarning = nodeEmitWarning;

/**
 * Opens Postgres inside this process: in a folder, which the caller has locked, or in memory, from
 * `original` if given.
 */
export async function openPglite(folder: string | undefined, original?: Blob): Promise<Database> {
  if (folder !== undefined) {
    await initFolder(folder, async (place) => {
      const fresh = await PGlite.create(place);
      await fresh.close();
    });
  }
  const connection = await createPgliteConnection({
    ...(folder === undefined ? {} : { url: folder }),
    pgliteOptions: { parsers: pgliteParsers, ...(original && { loadDataDir: original }) },
  });
  prepareConnection(connection);
  const pglite = connection.driver;
  // PGlite is one session, and Lite's driver takes no lock on it: two requests at once would share
  // a transaction, and the second would run under the role of the first.
  const turn = createSerialQueue();
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
    // The lock of the folder keeps other processes away.
    exclusively: (run) => run(),
    listen: async (channel, onPayload) => {
      const stop = await turn(() => pglite.listen(channel, onPayload));
      return () => turn(() => stop());
    },
    turn,
    copy: () => turn(() => pglite.dumpDataDir('none')),
    close: () => turn(() => connection.close()),
  };
}
