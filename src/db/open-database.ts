// Apart from the schema: the service worker needs that, and never the stand-in storage.
import Dexie from 'dexie';
import { type DatabaseStorage, HomewardDatabase } from './database.ts';

/** What became of opening: `kept` is false where nothing outlives this page. */
export type OpenedDatabase = { database: HomewardDatabase; kept: boolean };

/** What happens when tabs of two versions of the app stand in each other's way. */
export type VersionEvents = {
  /** A newer version in another tab has taken the database: this page must be reloaded. */
  onOutdated: () => void;
  /** An older version in another tab does not let go: opening waits until that tab is closed. */
  onBlocked: () => void;
};

/** Opens the device's database, or one in memory where the browser has none or refuses it. */
export async function openDatabase(
  { onOutdated, onBlocked }: VersionEvents,
  name = 'homeward',
  storage = browserStorage(),
): Promise<OpenedDatabase> {
  if (!storage) return openInMemory(name);
  const database = new HomewardDatabase(name, storage);
  // A newer version of the app in another tab waits for this: holding on would block its upgrade.
  database.on('versionchange', () => {
    database.close();
    onOutdated();
  });
  database.on('blocked', onBlocked);
  try {
    await database.open();
    return { database, kept: true };
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
  return { database, kept: false };
}
