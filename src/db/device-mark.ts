// A mark outside IndexedDB that this device has a database, so that its loss is noticed. It holds
// two numbers and nothing about a person.
import type { HomewardDatabase } from './database.ts';
import { type LocalTexts, localTexts } from './local-texts.ts';
import { watch } from './watch.ts';

const key = 'homeward-device';

type DeviceMark = {
  /** How many commands waited when a page last looked. */
  waiting: number;
  /** How many were lost with a database that is gone; stays until the person has seen it. */
  lost?: number;
};

/**
 * Compares an opened database with the mark: a new one where the mark tells of an older one means
 * that the browser has cleared it. Then keeps the mark up to date until the answer is called.
 */
export function keepDeviceMark(
  database: HomewardDatabase,
  isNew: boolean,
  texts: LocalTexts = localTexts,
): () => void {
  let mark = readMark(texts);
  if (mark && isNew) mark = { waiting: 0, lost: (mark.lost ?? 0) + mark.waiting };
  const { health } = database;
  let lost = mark?.lost;
  if (lost !== undefined) health.change({ evicted: { waiting: lost } });
  let waiting = mark?.waiting ?? 0;
  const write = () => {
    const next: DeviceMark = { waiting, ...(lost !== undefined && { lost }) };
    texts.write(key, JSON.stringify(next));
  };
  write();
  const unsubscribe = health.subscribe(() => {
    if (health.view().evicted || lost === undefined) return;
    lost = undefined;
    write();
  });
  const unwatch = watch(
    async () => database.outbox.filter((entry) => entry.state === 'waiting').count(),
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
export function hasDeviceMark(texts: LocalTexts = localTexts): boolean {
  return readMark(texts) !== undefined;
}

function readMark(texts: LocalTexts): DeviceMark | undefined {
  const text = texts.read(key);
  if (text === undefined) return undefined;
  try {
    // Only `write` above fills this key; what a person put there by hand reads as 0 or fails.
    const mark = JSON.parse(text) as Partial<DeviceMark>;
    return { waiting: mark.waiting ?? 0, ...(mark.lost !== undefined && { lost: mark.lost }) };
  } catch {
    return { waiting: 0 };
  }
}
