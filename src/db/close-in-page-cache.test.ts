import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { closeInPageCache } from './close-in-page-cache.ts';
import { HomewardDatabase } from './database.ts';

const persisted = (name: string) => Object.assign(new Event(name), { persisted: true });

async function twoPages() {
  const storage = { indexedDB: new IDBFactory(), IDBKeyRange };
  const page = new EventTarget();
  const database = new HomewardDatabase('cached', storage);
  // The only method of a window that it calls.
  closeInPageCache(database, page as Window);
  await database.open();
  const other = new HomewardDatabase('cached', storage);
  await other.open();
  return { page, database, other };
}

describe('a page in the back/forward cache', () => {
  it('leaves no transaction behind that other pages would wait for', async () => {
    const { page, database, other } = await twoPages();
    // Ends only with the page: each answer brings the next request.
    const endless = database.transaction('rw', database.meta, async () => {
      for (;;) await database.meta.put({ key: 'clientId', value: 'half' });
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    page.dispatchEvent(persisted('pagehide'));
    await expect(endless).rejects.toThrow();
    await other.meta.put({ key: 'clientId', value: 'whole' });
    expect(await other.meta.get('clientId')).toMatchObject({ value: 'whole' });
  });

  it('begins nothing until it is shown again, and then goes on', async () => {
    const { page, database, other } = await twoPages();
    page.dispatchEvent(persisted('pagehide'));
    let answered = false;
    const count = database.outbox.count().then((number) => {
      answered = true;
      return number;
    });
    await other.meta.count();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(answered).toBe(false);
    expect(database.isOpen()).toBe(false);
    page.dispatchEvent(persisted('pageshow'));
    expect(await count).toBe(0);
    // And the next time.
    page.dispatchEvent(persisted('pagehide'));
    expect(database.isOpen()).toBe(false);
    page.dispatchEvent(persisted('pageshow'));
    expect(await database.outbox.count()).toBe(0);
  });

  it('is no other page: one that is closed for good ends by itself', async () => {
    const { page, database } = await twoPages();
    page.dispatchEvent(new Event('pagehide'));
    expect(database.isOpen()).toBe(true);
    expect(await database.outbox.count()).toBe(0);
  });
});
