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
export const entriesOf = (rows: readonly OutboxRow[]): OutboxEntry[] =>
  rows.flatMap((row) => ('accepted' in row ? row.accepted : row)).sort((a, b) => a.seq - b.seq);

/** `put`: entries as they should be; `remove`: the numbers of those to delete. */
type OutboxChanges = { put?: readonly OutboxEntry[]; remove?: readonly number[] };

const seqOf = ({ seq }: OutboxRow) => seq;

/** Changes entries in the caller's transaction; `rows` is the outbox, if the caller has read it there. */
export async function changeOutbox(
  { outbox }: HomewardDatabase,
  { put = [], remove = [] }: OutboxChanges,
  rows?: readonly OutboxRow[],
): Promise<void> {
  const stored = rows ?? (await outbox.toArray());
  const changed = new Set([...put.map(seqOf), ...remove]);
  // The others of a row of many are written anew with those that change.
  const replaced = stored.filter((row) => entriesOf([row]).some(({ seq }) => changed.has(seq)));
  const entries = [...entriesOf(replaced).filter(({ seq }) => !changed.has(seq)), ...put];
  const accepted = entries.filter(({ state }) => state === 'accepted');
  const written: OutboxRow[] =
    accepted.length > outboxLimits.oneByOne
      ? [
          ...entries.filter(({ state }) => state !== 'accepted'),
          { seq: Math.max(...accepted.map(seqOf)), accepted },
        ]
      : entries;
  // What takes the place of a row needs no deletion of it first.
  const kept = new Set(written.map(seqOf));
  const gone = new Set(replaced.map(seqOf).filter((seq) => !kept.has(seq)));
  // Those that follow each other are one request of the browser's, however many they are.
  for (let at = 0; at < stored.length; at += 1) {
    const first = at;
    while (gone.has(stored[at]?.seq ?? 0)) at += 1;
    if (at > first)
      await outbox
        .where('seq')
        .between(stored[first]?.seq, stored[at - 1]?.seq, true, true)
        .delete();
  }
  await outbox.bulkPut(written);
}
