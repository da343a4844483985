// Not in database.ts, because the service worker needs that file and never the storage in memory.
import Dexie from 'dexie';
import { closeInPageCache } from './close-in-page-cache.ts';
import { type DatabaseStorage, HomewardDatabase } from './database.ts';

export type OpenedDatabase = {
  database: HomewardDatabase;
  /** False if the database is in memory and ends with this page. */
  kept: boolean;
  /** There was no database of this name on the device. */
  isNew: boolean;
};

/**
 * Opens the device's database, or one in memory if the browser has no storage or refuses it. If
 * another tab still holds an older version open, calls `onBlocked`; opening continues once that tab
 * is closed. What happens to the database later shows in its health.
 */
export async function openDatabase(
  onBlocked: () => void,
  name = 'homeward',
  storage = browserStorage(),
): Promise<OpenedDatabase> {
  if (!storage) return openInMemory(name);
  const database = new HomewardDatabase(name, storage);
  if (typeof window !== 'undefined') closeInPageCache(database);
  let isNew = false;
  let opened = false;
  let openedAnew = false;
  const end = (closed: 'deleted' | 'outdated') => {
    // Otherwise Dexie would open it again with the next query and show an empty device.
    database.close();
    // Whether it was full does not matter any more.
    database.health.change({ closed, full: false });
  };
  // Another tab waits for this one to close the database: its upgrade or deletion is blocked.
  database.on('versionchange', ({ newVersion }) => {
    end(newVersion === null ? 'deleted' : 'outdated');
    // Skips Dexie's own handler, which would let the next query open the database again.
    return false;
  });
  // The browser sends `close` when it removes the database, not when we close it ourselves.
  const onReady = () => {
    database.backendDB().addEventListener('close', () => end('deleted'));
    if (openedAnew) end('deleted');
  };
  database.on('ready', onReady, true);
  database.on('populate', () => {
    isNew = true;
    // Dexie opens it again after the back/forward cache: if it is new then, it was deleted
    // meanwhile.
    openedAnew = opened;
  });
  database.on('blocked', onBlocked);
  try {
    const open = () => database.open();
    // A page in the back/forward cache never ends its upgrade of the database, and every other page
    // waits for it. Chromium drops it from that cache once another page wants its lock.
    await (navigator.locks?.request('homeward-open', open) ?? open());
    opened = true;
    return { database, kept: true, isNew };
  } catch (error) {
    console.warn('This browser keeps nothing; Homeward works from memory.', error);
    return openInMemory(name);
  }
}

function browserStorage(): DatabaseStorage | undefined {
  return typeof indexedDB === 'undefined' ? undefined : { indexedDB, IDBKeyRange };
}

async function openInMemory(name: string): Promise<OpenedDatabase> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  // Without Dexie's default storage live queries never fire, whatever storage the database uses.
  Object.assign(Dexie.dependencies, storage);
  const database = new HomewardDatabase(name, storage);
  await database.open();
  return { database, kept: false, isNew: true };
}
