import type { HomewardDatabase } from './database.ts';

// 64 KiB: as much as a page of changes; a smaller one would find space where the next write does not.
const probe = 'x'.repeat(65_536);

/** Finds out whether a full device has space again; what the writing came to shows in its health. */
export async function tryStorage(database: HomewardDatabase): Promise<void> {
  try {
    // Every store: a success ends each failure that was noticed before.
    await database.transaction('rw', database.tables, async () => {
      await database.meta.put({ key: 'probe', value: probe });
      await database.meta.delete('probe');
    });
  } catch (error) {
    console.warn('There is still no space on this device.', error);
  }
}
