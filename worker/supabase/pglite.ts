import { nodeEmitWarning } from './node-emit-warning.ts'; // must stay the first import
import { createPgliteConnection, PGlite } from '@supabase/lite/pglite';
import { type Database, prepareConnection } from './database.ts';
import { durableStartParams, writeDurably } from './durable-writes.ts';
import { initFolder } from './init-folder.ts';
import { createSerialQueue } from '#src/domain/serial-queue.ts';
import { pgliteParsers } from './value-types.ts';

process.emitWarning = nodeEmitWarning;

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
  await pglite.waitReady;
  if (folder !== undefined && durable) writeDurably(pglite, folder);
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
    listen: async (channel, onPayload) => {
      const stop = await turn(() => pglite.listen(channel, onPayload));
      return () => turn(() => stop());
    },
    turn,
    copy: () => turn(() => pglite.dumpDataDir('none')),
    close: () => turn(() => connection.close()),
  };
}
