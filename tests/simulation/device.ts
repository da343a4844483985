import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { DatabaseStorage } from '#src/db/database.ts';
import type { Client } from './client.ts';
import type { Cookies } from './letters.ts';
import { StoredRows } from './stored-rows.ts';
import { time } from './thread.ts';
import { type WebLocks, webLocks } from './web-locks.ts';

/** One browser profile: what its tabs and its service worker share. */
export class Device {
  readonly name: string;
  readonly databaseName: string;
  readonly storage: DatabaseStorage = { indexedDB: new IDBFactory(), IDBKeyRange };
  readonly stored: StoredRows;
  readonly cookies: Cookies = {};
  readonly locks: WebLocks = webLocks();
  clients: Client[] = [];
  online = true;
  /** The error of this device's clock, in milliseconds. */
  skew = 0;
  /** The browser has cleared this device's storage, but not its cookies. */
  cleared = false;
  /** A Background Sync is registered and has not succeeded yet. */
  syncWanted = false;

  constructor(name: string, history: number) {
    this.name = name;
    // Unique, because Dexie reports writes to all databases of the same name in this thread.
    this.databaseName = `history-${history}-${name}`;
    this.stored = new StoredRows(this.storage.indexedDB, this.databaseName);
  }

  now(): number {
    return time.now() + this.skew;
  }
}
