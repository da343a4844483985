import { nodeEmitWarning } from './node-emit-warning.ts'; // must stay the first import
import { createPostgresConnection } from '@supabase/lite/postgres';
import { StartFailure } from '#worker/env.ts';
import { type Database, prepareConnection } from './database.ts';
import { postgresTypes } from './value-types.ts';

process.emitWarning = nodeEmitWarning;

type Rows = readonly Record<string, unknown>[];
type Transaction = { unsafe(text: string): { simple(): PromiseLike<Rows> } };

/** Connects to a Postgres server. Throws a StartFailure if it cannot be reached. */
export async function openPostgres(url: string): Promise<Database> {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      onnotice: () => {},
      types: postgresTypes,
      // 60 s: as long as a transaction is open, every pull reads again from where it began.
      connection: { idle_in_transaction_session_timeout: 60_000 },
    },
  });
  prepareConnection(connection);
  const postgres = connection.driver;
  await postgres`select`.catch(async (cause: unknown) => {
    await connection.close();
    throw new StartFailure(
      `The Postgres server at ${new URL(url).host} does not let us in: look at DATABASE_URL and whether the server runs.`,
      { cause },
    );
  });
  return {
    connection,
    transaction: async (run) => {
      // In an object, because the driver unwraps lists of promises.
      const { result } = await postgres.begin(async (tx: Transaction) => ({
        result: await run(async (text) => {
          const results = await tx.unsafe(text).simple();
          const last = results.at(-1);
          // Several statements give a list of lists, one gives its rows.
          return Array.isArray(last) ? last : results;
        }),
      }));
      return result;
    },
    listen: async (channel, onPayload) => {
      const { unlisten } = await postgres.listen(channel, onPayload);
      return unlisten;
    },
    // The server has a session for each connection.
    turn: (run) => run(),
    close: () => connection.close(),
  };
}
