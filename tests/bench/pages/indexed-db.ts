/** Opens a database of this name with one store, whose keys are inline or given. */
export function openStore(name: string, keyPath: string | null): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('pets', { keyPath });
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(opening.error));
  });
}

/** Resolves once the transaction that `write` writes in is complete. */
export function inTransaction(
  database: IDBDatabase,
  write: (store: IDBObjectStore) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction('pets', 'readwrite');
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
    write(transaction.objectStore('pets'));
  });
}

export function readAll<Value>(database: IDBDatabase): Promise<Value[]> {
  return new Promise((resolve, reject) => {
    const reading = database.transaction('pets').objectStore('pets').getAll();
    reading.addEventListener('success', () => resolve(reading.result));
    reading.addEventListener('error', () => reject(reading.error));
  });
}
