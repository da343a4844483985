// How the outbox is stored: an entry a row, or many accepted ones as one row, because a browser takes
// far longer to store 500 rows than one. Only a new entry, which is a row of its own, is written past
// what is here.
import type { Owner } from '#src/domain/account.ts';
import type { HomewardDatabase } from './database.ts';
import type { OutboxEntry, OutboxRow } from './schema.ts';

/** Of fewer accepted entries each is a row. Lower in tests that store few. */
export const outboxLimits = { oneByOne: 49 };

/** Everybody's unsettled commands on this device, in the order in which they were submitted. */
export async function readOutbox(database: HomewardDatabase): Promise<OutboxEntry[]> {
  return entriesOf(await readOutboxRows(database));
}

/** One owner's unsettled commands on this device, in the order in which they were submitted. */
export async function outboxOf(database: HomewardDatabase, owner: Owner): Promise<OutboxEntry[]> {
  const entries = await readOutbox(database);
  return entries.filter((entry) => entry.owner === owner);
}

/** At once: a cursor would stop at each. */
export const readOutboxRows = ({ outbox }: HomewardDatabase): Promise<OutboxRow[]> =>
  outbox.toArray();

/** The entries of these rows, in the order in which they were submitted. */
export function entriesOf(rows: readonly OutboxRow[]): OutboxEntry[] {
  return rows.flatMap(entriesOfRow).toSorted((one, other) => one.seq - other.seq);
}

const entriesOfRow = (row: OutboxRow): readonly OutboxEntry[] =>
  'accepted' in row ? row.accepted : [row];

/** `put`: entries as they should be; `remove`: the numbers of those to delete. */
type OutboxChanges = { put?: readonly OutboxEntry[]; remove?: readonly number[] };

/** Changes entries in the caller's transaction; `rows` is the outbox, if the caller has read it there. */
export async function changeOutbox(
  database: HomewardDatabase,
  { put = [], remove = [] }: OutboxChanges,
  rows?: readonly OutboxRow[],
): Promise<void> {
  const stored = rows ?? (await readOutboxRows(database));
  const changed = new Set([...put.map(({ seq }) => seq), ...remove]);
  // The others of a row of many are written anew with those that change.
  const replaced = stored.filter((row) => entriesOfRow(row).some(({ seq }) => changed.has(seq)));
  const stay = replaced.flatMap(entriesOfRow).filter(({ seq }) => !changed.has(seq));
  const written = rowsOf([...stay, ...put]);
  const kept = new Set(written.map(({ seq }) => seq));
  const gone = new Set(replaced.map(({ seq }) => seq).filter((seq) => !kept.has(seq)));
  await deleteRows(database, stored, gone);
  await database.outbox.bulkPut(written);
}

function rowsOf(entries: readonly OutboxEntry[]): OutboxRow[] {
  const accepted = entries.filter(({ state }) => state === 'accepted');
  if (accepted.length <= outboxLimits.oneByOne) return [...entries];
  const seq = Math.max(...accepted.map((entry) => entry.seq));
  return [{ seq, accepted }, ...entries.filter(({ state }) => state !== 'accepted')];
}

/** Those that follow each other are one request of the browser's, however many they are. */
async function deleteRows(
  { outbox }: HomewardDatabase,
  stored: readonly OutboxRow[],
  gone: ReadonlySet<number>,
): Promise<void> {
  const isGone = (row: OutboxRow | undefined) => row !== undefined && gone.has(row.seq);
  const firsts = stored.filter((row, at) => isGone(row) && !isGone(stored[at - 1]));
  const lasts = stored.filter((row, at) => isGone(row) && !isGone(stored[at + 1]));
  for (const [at, { seq }] of firsts.entries())
    await outbox.where('seq').between(seq, lasts[at]?.seq, true, true).delete();
}
