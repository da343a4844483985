// How the server of a peer takes pushed rows: in Postgres, in this process or on the server that ours
// has, with each request on the disk before it is acknowledged, as ours is. A database or a table of
// its own, so that nothing of ours is in its way.
import { mkdir } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { PGlite } from '@supabase/lite/pglite';
import pg from 'pg';
import { durableStartParams, writeDurably } from '#worker/supabase/durable-writes.ts';

type State = { id: string };
export type PushedRow = { newDocumentState: State; assumedMasterState?: State };

/** Writes the rows that are no conflicts, and gives the real states of those that are. */
type Take = (rows: readonly PushedRow[]) => Promise<State[]>;

const kinds = ['documented', 'batched', 'unchecked'] as const;
/**
 * documented: the push handler of RxDB's documentation of HTTP replication. For each row it reads the
 * real state, compares it with the assumed one and writes the row; in one transaction, as a note there
 * wants it. RxDB's own replication with Supabase takes row by row, too.
 *
 * batched: the same with batch operations, which that note advises: one read, one write.
 *
 * unchecked: one write and no look for conflicts, which only a server may do that knows of none.
 */
export type PushKind = (typeof kinds)[number];
export const isPushKind = (name: string): name is PushKind => kinds.some((one) => one === name);

const write = `insert into peer_rows select value ->> 'id', value from jsonb_array_elements($1::jsonb)
  on conflict (id) do update set state = excluded.state`;

export type PushStore = Readonly<Record<PushKind, Take>>;

type Row = { state: State };
type Query = (text: string, values: unknown[]) => Promise<{ rows: Row[] }>;
/** What `work` asks is one transaction. */
type Transaction = <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>;

/** In `folder`, or on the Postgres server at `url` if there is one. */
export async function openPushStore(folder: string, url?: string): Promise<PushStore> {
  const transaction = url === undefined ? await inFolder(folder) : await onServer(url);
  return {
    documented: (rows) =>
      transaction(async (query) => {
        const conflicts: State[] = [];
        for (const row of rows) {
          const found = await query('select state from peer_rows where id = $1', [
            row.newDocumentState.id,
          ]);
          const real = found.rows[0]?.state;
          if (isConflict(row, real)) conflicts.push(real);
          else
            await query(
              `insert into peer_rows values ($1, $2)
                on conflict (id) do update set state = excluded.state`,
              [row.newDocumentState.id, row.newDocumentState],
            );
        }
        return conflicts;
      }),
    batched: (rows) =>
      transaction(async (query) => {
        const ids = rows.map(({ newDocumentState }) => newDocumentState.id);
        const found = await query('select state from peer_rows where id = any ($1)', [ids]);
        const real = new Map(found.rows.map(({ state }) => [state.id, state]));
        const conflicts: State[] = [];
        const written: State[] = [];
        for (const row of rows) {
          const state = real.get(row.newDocumentState.id);
          if (isConflict(row, state)) conflicts.push(state);
          else written.push(row.newDocumentState);
        }
        await query(write, [JSON.stringify(written)]);
        return conflicts;
      }),
    unchecked: async (rows) => {
      const states = rows.map((row) => row.newDocumentState);
      await transaction((query) => query(write, [JSON.stringify(states)]));
      return [];
    },
  };
}

const makeTable =
  'create table if not exists peer_rows (id text primary key, state jsonb not null)';

async function inFolder(folder: string): Promise<Transaction> {
  await mkdir(folder, { recursive: true });
  const pglite = await PGlite.create(folder, {
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
  writeDurably(pglite, folder);
  await pglite.exec(makeTable);
  return (work) => pglite.transaction((tx) => work((text, values) => tx.query<Row>(text, values)));
}

async function onServer(url: string): Promise<Transaction> {
  const pool = new pg.Pool({ connectionString: url });
  await pool.query(makeTable);
  return async (work) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      // Named, so that a statement is planned once.
      const result = await work((text, values) => client.query<Row>({ name: text, text, values }));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}

/** As the documentation decides it, with the whole states where it compares a time. */
const isConflict = ({ assumedMasterState }: PushedRow, real: State | undefined): real is State =>
  real !== undefined && !isDeepStrictEqual(real, assumedMasterState);
