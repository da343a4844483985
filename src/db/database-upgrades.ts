// What each new version of the device's database does to the rows of the one before. An upgrade
// names stores and fields as they were then: it never changes once it was released.
import type { Transaction } from 'dexie';

type OldGeneration = { pages: unknown; foldedTo: unknown };

/** Version 2 gives stores and fields the names that the code has; no row is lost. */
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

/** Row by row: all chunks of a large catalogue at once are more than a phone has memory for. */
async function moveRows(upgrade: Transaction, from: string, to: string): Promise<void> {
  await upgrade.table(from).each((row) => upgrade.table(to).add(row));
}
