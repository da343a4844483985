// Apart from the schema: the service worker needs that, and never the stand-in storage.
import Dexie from 'dexie';
import { type DatabaseStorage, HomewardDatabase } from './database.ts';

/** What became of opening. */
export type OpenedDatabase = {
  database: HomewardDatabase;
  /** False where nothing outlives this page. */
  kept: boolean;
  /** There was no database of this name on the device. */
  isNew: boolean;
};

/**
 * Opens the device's database, or one in memory where the browser has none or refuses it. While an
 * older version in another tab does not let go, `onBlocked` is called and opening goes on once that
 * tab is closed. What happens to the database later shows in its health.
 */
export async function openDatabase(
  onBlocked: () => void,
  name = 'homeward',
  storage = browserStorage(),
): Promise<OpenedDatabase> {
  if (!storage) return openInMemory(name);
  const database = new HomewardDatabase(name, storage);
  let isNew = false;
  let opened = false;
  let openedAnew = false;
  const end = (closed: 'deleted' | 'outdated') => {
    // Dexie would open it again with the next query, and show an empty device as if that were it.
    database.close();
    // Whether it was full is beside the point now.
    database.health.change({ closed, full: false });
  };
  // Another tab waits for this: holding on would block its upgrade or deletion.
  database.on('versionchange', ({ newVersion }) => {
    end(newVersion === null ? 'deleted' : 'outdated');
    // Ends the chain: Dexie's own handler would let the next query open it again.
    return false;
  });
  // Sent only where the browser takes the database away, not where we close it ourselves.
  const onReady = () => {
    database.backendDB().addEventListener('close', () => end('deleted'));
    if (openedAnew) end('deleted');
  };
  database.on('ready', onReady, true);
  database.on('populate', () => {
    isNew = true;
    // Dexie opens again after the back/forward cache: what is new then was deleted meanwhile.
    openedAnew = opened;
  });
  database.on('blocked', onBlocked);
  try {
    await database.open();
    opened = true;
    return { database, kept: true, isNew };
  } catch (error) {
    console.warn('This browser does not let Homeward keep anything; it works from memory.', error);
    return openInMemory(name);
  }
}

function browserStorage(): DatabaseStorage | undefined {
  return typeof indexedDB === 'undefined' ? undefined : { indexedDB, IDBKeyRange };
}

async function openInMemory(name: string): Promise<OpenedDatabase> {
  const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  // Live queries stay silent where Dexie's default storage is missing, whatever the database uses.
  Object.assign(Dexie.dependencies, storage);
  const database = new HomewardDatabase(name, storage);
  await database.open();
  return { database, kept: false, isNew: true };
}
