// How the server of a peer takes pushed rows: in Postgres within this process, as ours, with each
// request on the disk before it is acknowledged, as ours is. A database of its own, so that nothing
// of ours is in its way.
import { mkdir } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { PGlite } from '@supabase/lite/pglite';
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

const write = `insert into rows select value ->> 'id', value from jsonb_array_elements($1::jsonb)
  on conflict (id) do update set state = excluded.state`;

export async function openPushStore(folder: string): Promise<Record<PushKind, Take>> {
  await mkdir(folder, { recursive: true });
  const pglite = await PGlite.create(folder, {
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
  writeDurably(pglite, folder);
  await pglite.exec('create table if not exists rows (id text primary key, state jsonb not null)');
  return {
    documented: (rows) =>
      pglite.transaction(async (tx) => {
        const conflicts: State[] = [];
        for (const row of rows) {
          const found = await tx.query<{ state: State }>('select state from rows where id = $1', [
            row.newDocumentState.id,
          ]);
          const real = found.rows[0]?.state;
          if (isConflict(row, real)) conflicts.push(real);
          else
            await tx.query(
              `insert into rows values ($1, $2) on conflict (id) do update set state = excluded.state`,
              [row.newDocumentState.id, row.newDocumentState],
            );
        }
        return conflicts;
      }),
    batched: (rows) =>
      pglite.transaction(async (tx) => {
        const ids = rows.map(({ newDocumentState }) => newDocumentState.id);
        const found = await tx.query<{ state: State }>(
          'select state from rows where id = any ($1)',
          [ids],
        );
        const real = new Map(found.rows.map(({ state }) => [state.id, state]));
        const conflicts: State[] = [];
        const written: State[] = [];
        for (const row of rows) {
          const state = real.get(row.newDocumentState.id);
          if (isConflict(row, state)) conflicts.push(state);
          else written.push(row.newDocumentState);
        }
        await tx.query(write, [JSON.stringify(written)]);
        return conflicts;
      }),
    unchecked: async (rows) => {
      await pglite.query(write, [JSON.stringify(rows.map((row) => row.newDocumentState))]);
      return [];
    },
  };
}

/** As the documentation decides it, with the whole states where it compares a time. */
const isConflict = ({ assumedMasterState }: PushedRow, real: State | undefined): real is State =>
  real !== undefined && !isDeepStrictEqual(real, assumedMasterState);
