// What each new version of the device's database does to the rows of the version before. An upgrade
// uses the names of stores and fields at that time, so it never changes after its release.
import type { Transaction } from 'dexie';

type OldGeneration = { pages: unknown; foldedTo: unknown };

/** Version 2 renames stores and fields to the names in the code; no row is lost. */
export async function upgradeToVersion2(upgrade: Transaction): Promise<void> {
  await moveRows(upgrade, 'mineStates', 'pullStates');
  await moveRows(upgrade, 'cataloguePages', 'catalogueChunks');
  const renamed = ({ pages, foldedTo, ...rest }: OldGeneration) => ({
    ...rest,
    chunks: pages,
    compactedTo: foldedTo,
  });
  await upgrade
    .table('catalogueState')
    .toCollection()
    .modify((state) => {
      for (const name of ['current', 'building']) {
        if (state[name]) state[name] = renamed(state[name]);
      }
    });
  await upgrade
    .table('session')
    .toCollection()
    .modify((row) => {
      if (!('leaving' in row)) return;
      row.signingOut = row.leaving;
      delete row.leaving;
    });
  const retryAfter = await upgrade.table('meta').get('askedWait');
  if (!retryAfter) return;
  await upgrade.table('meta').put({ ...retryAfter, key: 'retryAfter' });
  await upgrade.table('meta').delete('askedWait');
}

/** Row by row: all chunks of a large catalogue at once would not fit in a phone's memory. */
async function moveRows(upgrade: Transaction, from: string, to: string): Promise<void> {
  await upgrade.table(from).each((row) => upgrade.table(to).add(row));
}
