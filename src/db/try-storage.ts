import type { HomewardDatabase } from './database.ts';

// 64 KiB: as much as a batch of changes; a smaller probe could succeed where the next write fails.
const probe = 'x'.repeat(65_536);

/** Tests whether a full device has space again; the result shows in the database's health. */
export async function tryStorage(database: HomewardDatabase): Promise<void> {
  try {
    // Over every store, so that a success ends every failure noticed before.
    await database.transaction('rw', database.tables, async () => {
      await database.meta.put({ key: 'probe', value: probe });
      await database.meta.delete('probe');
    });
  } catch (error) {
    console.warn('There is still no space on this device.', error);
  }
}
