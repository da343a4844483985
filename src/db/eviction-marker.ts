// A marker outside IndexedDB says that this device has a database, so that its loss is noticed. It
// holds two numbers and nothing about a person.
import type { HomewardDatabase } from './database.ts';
import { readOutbox } from './outbox.ts';
import { type SafeLocalStorage, safeLocalStorage } from './safe-local-storage.ts';
import { watch } from './watch.ts';

const key = 'homeward-device';

type EvictionMarker = {
  /** How many commands were waiting when a page last counted. */
  waiting: number;
  /** How many were lost with a database that is gone; stays until the person has seen it. */
  lost?: number | undefined;
};

/**
 * Compares an opened database with the marker: if the database is new and there is a marker, the
 * browser has cleared the old one. Then updates the marker; the returned function stops that.
 */
export function keepEvictionMarker(
  database: HomewardDatabase,
  isNew: boolean,
  texts: SafeLocalStorage = safeLocalStorage,
): () => void {
  let marker = readMarker(texts);
  if (marker && isNew) marker = { waiting: 0, lost: (marker.lost ?? 0) + marker.waiting };
  const { health } = database;
  let lost = marker?.lost;
  if (lost !== undefined) health.change({ evicted: { waiting: lost } });
  let waiting = marker?.waiting ?? 0;
  const write = () => {
    const next: EvictionMarker = { waiting, lost };
    texts.write(key, JSON.stringify(next));
  };
  write();
  const unsubscribe = health.subscribe(() => {
    if (health.view().evicted || lost === undefined) return;
    lost = undefined;
    write();
  });
  const unwatch = watch(
    async () => {
      const entries = await readOutbox(database);
      return entries.filter((entry) => entry.state === 'waiting').length;
    },
    (count) => {
      if (count === waiting) return;
      waiting = count;
      write();
    },
  );
  return () => {
    unsubscribe();
    unwatch();
  };
}

/** Whether this device had a database when a page of the app was last open. */
export function hasEvictionMarker(texts: SafeLocalStorage = safeLocalStorage): boolean {
  return texts.read(key) !== undefined;
}

function readMarker(texts: SafeLocalStorage): EvictionMarker | undefined {
  const text = texts.read(key);
  if (text === undefined) return undefined;
  try {
    // Only `write` above uses this key; anything that was put there by hand reads as 0 or fails.
    const { waiting = 0, lost } = JSON.parse(text) as Partial<EvictionMarker>;
    return { waiting, lost };
  } catch {
    return { waiting: 0 };
  }
}
