import { HomewardDatabase } from '#src/db/database.ts';
import { deviceLocks } from '#src/db/device-locks.ts';
import { createSession } from '#src/session/create-session.ts';
import { network } from '#src/sync/network.ts';
import type { SyncDeps } from '#src/sync/private-request.ts';

/**
 * Runs `work` with this device's database and session where there is no page; then closes them.
 * Undefined if the device has no database: a page must notice that it is gone, so none is created.
 */
export async function withDevice<Result>(
  work: (deps: SyncDeps) => Promise<Result>,
): Promise<Result | undefined> {
  const database = new HomewardDatabase('homeward');
  const existing = await indexedDB.databases();
  if (!existing.some(({ name }) => name === database.name)) return undefined;
  try {
    const locks = deviceLocks();
    const beforeSignOut = () => Promise.resolve();
    const base = { database, network, locks, now: Date.now };
    const session = createSession({ ...base, beforeSignOut });
    return await work({ ...base, session });
  } finally {
    // An open database would hold up a newer version's upgrade.
    database.close();
  }
}
