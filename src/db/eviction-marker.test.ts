import { describe, expect, it, onTestFinished } from 'vitest';
import { withLocalStorage } from '#tests/device/memory-local-storage.ts';
import { newDatabase } from '#tests/device/new-device.ts';
import { addToCart } from '#tests/device/samples.ts';
import { hasEvictionMarker, keepEvictionMarker } from './eviction-marker.ts';
import { submitCommand } from './submit-command.ts';

const key = 'homeward-device';

/** A page on a device whose database is new or not; `mark` is what an earlier page left. */
function page({ isNew, mark }: { isNew: boolean; mark?: object }) {
  const { texts } = withLocalStorage(mark && { [key]: JSON.stringify(mark) });
  const database = newDatabase();
  onTestFinished(keepEvictionMarker(database, isNew));
  return { database, marked: (): unknown => JSON.parse(texts.get(key) ?? 'null') };
}

describe('the eviction marker', () => {
  it('says nothing on a device that never had one', () => {
    withLocalStorage();
    expect(hasEvictionMarker()).toBe(false);
    const { database, marked } = page({ isNew: true });
    expect(database.health.view().evicted).toBeUndefined();
    expect(marked()).toEqual({ waiting: 0 });
    expect(hasEvictionMarker()).toBe(true);
  });

  it('says nothing while the database is there', () => {
    const { database } = page({ isNew: false, mark: { waiting: 2 } });
    expect(database.health.view().evicted).toBeUndefined();
  });

  it('counts what waits, and nothing else', async () => {
    const { database, marked } = page({ isNew: true });
    await submitCommand(database, addToCart('a'));
    const second = await submitCommand(database, addToCart('b'));
    await expect.poll(() => marked()).toEqual({ waiting: 2 });
    await database.outbox.put({ ...second, state: 'parked', reason: 'pet-gone' });
    await expect.poll(() => marked()).toEqual({ waiting: 1 });
  });

  it('tells what was lost with a database that is gone, until the person has seen it', () => {
    const { database, marked } = page({ isNew: true, mark: { waiting: 2 } });
    expect(database.health.view().evicted).toEqual({ waiting: 2 });
    expect(marked()).toEqual({ waiting: 0, lost: 2 });
    database.health.forgetEviction();
    expect(database.health.view().evicted).toBeUndefined();
    expect(marked()).toEqual({ waiting: 0 });
  });

  it('tells it after a reload too', () => {
    const { database } = page({ isNew: false, mark: { waiting: 0, lost: 2 } });
    expect(database.health.view().evicted).toEqual({ waiting: 2 });
  });

  it('adds what is lost with a second database before the first was seen', () => {
    const { database } = page({ isNew: true, mark: { waiting: 1, lost: 2 } });
    expect(database.health.view().evicted).toEqual({ waiting: 3 });
  });

  it('is no obstacle where it cannot be read', () => {
    withLocalStorage({ [key]: '{broken' });
    expect(hasEvictionMarker()).toBe(true);
  });
});
