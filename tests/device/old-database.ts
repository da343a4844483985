// A device as the first version of the app left it, written to IndexedDB without any of our code.
import frozen from './version-1.json' with { type: 'json' };

/** The rows of each store, by the store's name. */
export type OldRows = Record<string, readonly unknown[]>;

/** Who is signed in on the frozen device. */
export const frozenUid = '0197f000-0000-7000-8000-00000000000a';

/** Creates the frozen database; everything in it belongs to `uid`. Returns the rows it wrote. */
export async function createOldDatabase(
  indexedDB: IDBFactory,
  name: string,
  uid: string,
): Promise<OldRows> {
  const theirs: typeof frozen = JSON.parse(JSON.stringify(frozen).replaceAll(frozenUid, uid));
  const request = indexedDB.open(name, theirs.version);
  request.onupgradeneeded = () => {
    for (const { name: store, keyPath, autoIncrement, indexes } of theirs.stores) {
      const made = request.result.createObjectStore(store, { keyPath, autoIncrement });
      for (const { name: index, keyPath: path, ...rules } of indexes) {
        made.createIndex(index, path, rules);
      }
    }
  };
  await settled(request);
  const database = request.result;
  const writing = database.transaction(
    theirs.stores.map((store) => store.name),
    'readwrite',
  );
  for (const { name: store, rows } of theirs.stores) {
    for (const row of rows) writing.objectStore(store).add(row);
  }
  await new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onabort = () => reject(writing.error);
  });
  database.close();
  return Object.fromEntries(theirs.stores.map((store) => [store.name, store.rows]));
}

async function settled(request: IDBRequest): Promise<void> {
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = () => reject(request.error);
  });
}
