import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { addToCart } from '#tests/device/samples.ts';
import { HomewardDatabase } from './database.ts';
import { deleteDraft, readDraft, saveDraft } from './drafts.ts';
import { submitCommand } from './submit-command.ts';
import { openDatabase } from './open-database.ts';
import { readTicks, setTick } from './ticks.ts';
import { watch } from './watch.ts';

const events = { onOutdated: () => {}, onBlocked: () => {} };

describe('the database of a device', () => {
  it('works from memory, and says so, where the browser has no storage', async () => {
    const { database, kept } = await openDatabase(events);
    expect(kept).toBe(false);
    await submitCommand(database, addToCart('a'));
    expect(await database.outbox.count()).toBe(1);
    database.close();
  });

  it('works from memory where the browser refuses its storage', async () => {
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
    const refusing = new IDBFactory();
    vi.spyOn(refusing, 'open').mockImplementation(() => {
      throw new DOMException('Not in a private window.', 'SecurityError');
    });
    const storage = { indexedDB: refusing, IDBKeyRange };
    const { database, kept } = await openDatabase(events, 'refused', storage);
    expect(kept).toBe(false);
    database.close();
  });

  it('is live from memory too', async () => {
    const { database } = await openDatabase(events);
    const seen: number[] = [];
    const stop = watch(
      () => database.ticks.count(),
      (count) => seen.push(count),
    );
    await vi.waitFor(() => expect(seen).toEqual([0]));
    await setTick(database, 'checklist', 'bed', true);
    await vi.waitFor(() => expect(seen).toEqual([0, 1]));
    stop();
    database.close();
  });

  it('makes way for a newer version in another tab, and says so', async () => {
    // Dexie reports it too.
    vi.spyOn(console, 'warn').mockImplementationOnce(() => {});
    const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
    const onOutdated = vi.fn();
    const { database, kept } = await openDatabase({ ...events, onOutdated }, 'shared', storage);
    expect(kept).toBe(true);
    const newer = new HomewardDatabase('shared', storage);
    newer.version(2).stores({ somethingNew: 'id' });
    await newer.open();
    expect(onOutdated).toHaveBeenCalledOnce();
    expect(database.isOpen()).toBe(false);
    newer.close();
  });
});

describe('what is kept while typing', () => {
  it('is a draft for each pet, until it is deleted', async () => {
    const { database } = await openDatabase(events);
    await saveDraft(database, 'rex', { fullName: 'Alex' });
    await saveDraft(database, 'rex', { fullName: 'Alex', occupation: 'Baker' });
    expect(await readDraft(database, 'rex')).toEqual({ fullName: 'Alex', occupation: 'Baker' });
    expect(await readDraft(database, 'tom')).toBeUndefined();
    await deleteDraft(database, 'rex');
    expect(await readDraft(database, 'rex')).toBeUndefined();
    database.close();
  });

  it('is a tick in its list, until it is taken away', async () => {
    const { database } = await openDatabase(events);
    await setTick(database, 'checklist', 'bed', true);
    await setTick(database, 'checklist', 'bed', true);
    await setTick(database, 'another', 'bowl', true);
    expect([...(await readTicks(database, 'checklist'))]).toEqual(['bed']);
    await setTick(database, 'checklist', 'bed', false);
    expect([...(await readTicks(database, 'checklist'))]).toEqual([]);
    database.close();
  });
});
