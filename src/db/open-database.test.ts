import { forceCloseDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { addToCart } from '#tests/device/samples.ts';
import { HomewardDatabase } from './database.ts';
import { openDatabase } from './open-database.ts';
import { submitCommand } from './submit-command.ts';
import { readTicks, setTick } from './ticks.ts';
import { watch } from './watch.ts';

const neverBlocked = () => {
  throw new Error('Nothing should stand in the way.');
};

/** Opens a database that is closed when the test ends. */
async function open(...[onBlocked, ...rest]: Partial<Parameters<typeof openDatabase>>) {
  const opened = await openDatabase(onBlocked ?? neverBlocked, ...rest);
  onTestFinished(() => opened.database.close());
  return opened;
}

const browserStorage = () => ({ indexedDB: new IDBFactory(), IDBKeyRange });

describe('the database of a device', () => {
  it('works from memory, and says so, where the browser has no storage', async () => {
    const { database, kept } = await open();
    expect(kept).toBe(false);
    await submitCommand(database, addToCart('a'));
    expect(await database.outbox.count()).toBe(1);
  });

  it('works from memory where the browser refuses its storage', async () => {
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
    const storage = browserStorage();
    vi.spyOn(storage.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not in a private window.', 'SecurityError');
    });
    const { kept } = await open(neverBlocked, 'refused', storage);
    expect(kept).toBe(false);
  });

  it('is live from memory too', async () => {
    const { database } = await open();
    const seen: number[] = [];
    const stop = watch(
      () => database.ticks.count(),
      (count) => seen.push(count),
    );
    await expect.poll(() => seen).toEqual([0]);
    await setTick(database, 'checklist', 'bed', true);
    await expect.poll(() => seen).toEqual([0, 1]);
    stop();
  });

  it('is new the first time, and known afterwards', async () => {
    const storage = browserStorage();
    const first = await open(neverBlocked, 'kept', storage);
    first.database.close();
    const second = await open(neverBlocked, 'kept', storage);
    expect([first.isNew, second.isNew]).toEqual([true, false]);
  });

  it('makes way for a newer version in another tab, and says so', async () => {
    const storage = browserStorage();
    const { database } = await open(neverBlocked, 'shared', storage);
    const newer = new HomewardDatabase('shared', storage);
    newer.version(4).stores({ somethingNew: 'id' });
    await newer.open();
    expect(database.health.view().closed).toBe('outdated');
    expect(database.isOpen()).toBe(false);
    newer.close();
  });

  it('waits for an older version that does not let go, and goes on once it has', async () => {
    // Dexie says so in the console.
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
    const storage = browserStorage();
    const older = await new Promise<IDBDatabase>((resolve) => {
      const request = storage.indexedDB.open('held', 1);
      request.onsuccess = () => resolve(request.result);
    });
    const onBlocked = vi.fn();
    const opening = open(onBlocked, 'held', storage);
    await expect.poll(() => onBlocked).toHaveBeenCalledOnce();
    older.close();
    const { database, kept } = await opening;
    expect(kept).toBe(true);
    await submitCommand(database, addToCart('a'));
    expect(await database.outbox.count()).toBe(1);
  });

  it('says that it was deleted, and does not come back empty as if nothing had been', async () => {
    const storage = browserStorage();
    const { database } = await open(neverBlocked, 'deleted', storage);
    const onChange = vi.fn();
    database.health.subscribe(onChange);
    await new Promise((resolve) => {
      storage.indexedDB.deleteDatabase('deleted').onsuccess = resolve;
    });
    expect(database.health.view().closed).toBe('deleted');
    expect(onChange).toHaveBeenCalledOnce();
    await expect(submitCommand(database, addToCart('a'))).rejects.toThrow();
    expect(await storage.indexedDB.databases()).toEqual([]);
  });

  it('says that the browser took it away', async () => {
    const { database } = await open(neverBlocked, 'taken', browserStorage());
    // What a browser does when it clears the data of a site that is open.
    forceCloseDatabase(database.backendDB() as never); // Its type demands the class itself.
    await expect.poll(() => database.health.view().closed).toBe('deleted');
    expect(database.isOpen()).toBe(false);
  });

  it('says that it was deleted while the page lay in the back/forward cache', async () => {
    const storage = browserStorage();
    const { database } = await open(neverBlocked, 'cached', storage);
    // Dexie does this when the page enters that cache.
    database.close({ disableAutoOpen: false });
    await new Promise((resolve) => {
      storage.indexedDB.deleteDatabase('cached').onsuccess = resolve;
    });
    await expect(database.outbox.count()).rejects.toThrow();
    expect(database.health.view().closed).toBe('deleted');
  });
});

describe('a tick', () => {
  it('stands in its list until it is taken away', async () => {
    const { database } = await open();
    await setTick(database, 'checklist', 'bed', true);
    await setTick(database, 'checklist', 'bed', true);
    await setTick(database, 'another', 'bowl', true);
    expect([...(await readTicks(database, 'checklist'))]).toEqual(['bed']);
    await setTick(database, 'checklist', 'bed', false);
    expect([...(await readTicks(database, 'checklist'))]).toEqual([]);
  });
});
