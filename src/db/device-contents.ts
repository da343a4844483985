import type { HomewardDatabase } from './database.ts';
import { useDatabase } from './database-context.tsx';
import { countUnsentPhotos } from './media.ts';
import { deleteDraftCopiesExcept } from './draft-copies.ts';
import { useDeviceQuery } from './use-device-query.ts';

/** How many of each this device stores, of everybody who used it. */
export type DeviceContents = {
  cartItems: number;
  applications: number;
  questions: number;
  drafts: number;
  /** Commands that the server has not answered yet, photos that it does not have, and imports. */
  waiting: number;
};

/** Undefined until counted. */
export function useDeviceContents(): DeviceContents | undefined {
  const database = useDatabase();
  return useDeviceQuery(async () => countContents(database), [database]);
}

export async function countContents(database: HomewardDatabase): Promise<DeviceContents> {
  const { cartItems, applications, chatSessions, drafts, outbox, media, imports } = database;
  const counts = [cartItems, applications, chatSessions, drafts].map((one) => one.count());
  const [inCarts = 0, applied = 0, questions = 0, begun = 0] = await Promise.all(counts);
  const entries = await outbox.toArray();
  const commands = entries.filter((entry) => entry.state === 'waiting').length;
  const runs = await imports.filter(({ state }) => state === 'sending').count();
  const waiting = commands + countUnsentPhotos(await media.toArray(), entries) + runs;
  return { cartItems: inCarts, applications: applied, questions, drafts: begun, waiting };
}

/**
 * Deletes everything that this device stores, of everybody, including what was never sent. Only the
 * session row stays: it may owe the worker a sign-out (S14).
 */
export async function clearDevice(database: HomewardDatabase): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    const cleared = database.tables.filter((table) => table.name !== database.session.name);
    await Promise.all(cleared.map((table) => table.clear()));
  });
  // No owner is '', so this deletes all of them.
  deleteDraftCopiesExcept('');
}
