import { forceCloseDatabase } from 'fake-indexeddb';
import type { Pet } from '#src/domain/pet.ts';
import type { OwnRows } from '#src/domain/merge.ts';
import { entriesOf } from '#src/db/outbox.ts';
import { rowsOfChunk } from '#src/db/stored-own-rows.ts';
import type {
  DraftRow,
  EncryptedWork,
  OutboxEntry,
  OutboxRow,
  Owned,
  OwnRowChunk,
  OwnRowKind,
  OwnRowsByKind,
  PullState,
  SessionRow,
  UnsentWork,
} from '#src/db/schema.ts';
import { deviceKeyOf } from './people.ts';
import { decrypt } from './thread.ts';

type Tables = { [Kind in OwnRowKind]: Owned<OwnRowsByKind[Kind]> } & {
  ownRowChunks: OwnRowChunk;
  outbox: OutboxRow;
  session: SessionRow;
  pullStates: PullState;
  drafts: DraftRow;
  encryptedWork: EncryptedWork;
};
type Records = {
  values(): Iterable<{ value: unknown }>;
  put: (...args: unknown[]) => unknown;
  delete: (...args: unknown[]) => unknown;
  clear: (...args: unknown[]) => unknown;
};
type Store = {
  records: Records;
  storeRecord: (...args: unknown[]) => unknown;
};
type RawDatabase = {
  rawObjectStores: Map<string, Store>;
  connections: (IDBDatabase & { _closed: boolean })[];
  transactions: (IDBTransaction & { _state: string; db: IDBDatabase })[];
};

const tableNames = {
  cartItem: 'cartItems',
  application: 'applications',
  chatSession: 'chatSessions',
  adminRequest: 'adminRequests',
  managedPet: 'managedPets',
} as const;

/**
 * Reads the device's storage from outside, without a transaction: cheap enough to do after every
 * event, and correct whenever the storage is idle.
 */
export class StoredRows {
  readonly #factory: IDBFactory;
  readonly #name: string;
  /** How many of the next writes fail. */
  #failing = 0;
  #failed = 0;

  constructor(factory: IDBFactory, name: string) {
    this.#factory = factory;
    this.#name = name;
  }

  /** undefined while there is no database. */
  get raw(): RawDatabase | undefined {
    // Not declared: the internal field in which fake-indexeddb stores its databases.
    const { _databases } = this.#factory as unknown as { _databases: Map<string, RawDatabase> };
    return _databases.get(this.#name);
  }

  all<Name extends keyof Tables>(name: Name): Tables[Name][] {
    const store = this.raw?.rawObjectStores.get(storeOf(name));
    if (!store) return [];
    // The schema says which rows each store has.
    return valuesOf(store.records) as Tables[Name][];
  }

  session(): SessionRow | undefined {
    return this.all('session')[0];
  }

  /** Identifies the session's state; it differs after somebody has signed in or out. */
  sessionKey(): string {
    const { user, mustSignInAgain, signOutOwed } = this.session() ?? {};
    return [user?.uid, mustSignInAgain, signOutOwed].join();
  }

  ownRows(owner: string): OwnRows {
    return {
      cartItems: this.#rowsOf('cartItem', owner),
      applications: this.#rowsOf('application', owner),
      chatSessions: this.#rowsOf('chatSession', owner),
      adminRequests: this.#rowsOf('adminRequest', owner),
    };
  }

  /** An admin's pets. */
  managedRows(owner: string): Pet[] {
    return this.#rowsOf('managedPet', owner);
  }

  #rowsOf<Kind extends OwnRowKind>(kind: Kind, owner: string): OwnRowsByKind[Kind][] {
    return this.owned(kind)
      .filter((one) => one.owner === owner)
      .map(({ row }) => row);
  }

  /** The own rows of one kind, everybody's: what a later chunk or a row by itself says of one stands. */
  owned<Kind extends OwnRowKind>(kind: Kind): { owner: string; row: OwnRowsByKind[Kind] }[] {
    const rows = new Map<string, { owner: string; row: OwnRowsByKind[Kind] | null }>();
    for (const chunk of this.all('ownRowChunks').filter((one) => one.kind === kind)) {
      const { owner } = chunk;
      for (const [id, row] of rowsOfChunk<Kind>(chunk)) rows.set(`${owner} ${id}`, { owner, row });
    }
    // The tables by kind: TypeScript does not follow that a kind's rows are of that kind.
    for (const { owner, id, row } of this.all(kind) as Owned<OwnRowsByKind[Kind]>[])
      rows.set(`${owner} ${id}`, { owner, row });
    return [...rows.values()].flatMap(({ owner, row }) => (row ? [{ owner, row }] : []));
  }

  /** Everybody's. */
  outbox(): OutboxEntry[] {
    return entriesOf(this.all('outbox'));
  }

  outboxOf(owner: string): OutboxEntry[] {
    return this.outbox().filter((entry) => entry.owner === owner);
  }

  /** S29: what waits encrypted for its owners, who can read it with their keys. */
  encryptedOutbox(): OutboxEntry[] {
    return this.all('encryptedWork').flatMap(({ owner, iv, data }) => {
      const key = Buffer.from(deviceKeyOf(owner), 'base64');
      // Only `changeOwner` writes these.
      return (JSON.parse(decrypt(key, iv, data).toString()) as UnsentWork).outbox;
    });
  }

  /** Makes the next writes fail as on a full disk. */
  failWrites(count: number): void {
    this.#failing = count;
    for (const store of this.raw?.rawObjectStores.values() ?? []) this.#watch(store);
  }

  takeFailed(): number {
    const failed = this.#failed;
    this.#failed = 0;
    return failed;
  }

  #watch(store: Store): void {
    if (Object.hasOwn(store, 'storeRecord')) return;
    const storeRecord = store.storeRecord.bind(store);
    store.storeRecord = (...args) => {
      // A write that an abort restores has no rollback log, and needs no new space.
      if (this.#failing === 0 || args[2] === undefined) return storeRecord(...args);
      this.#failing -= 1;
      this.#failed += 1;
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
  }

  /** Ends a connection as a crash does: aborts its transactions; returns how many. */
  breakOff(connection: IDBDatabase): number {
    const broken = (this.raw?.transactions ?? []).filter(
      // A transaction that is being committed is stored already.
      ({ db, _state }) => db === connection && _state !== 'finished' && _state !== 'committing',
    );
    for (const transaction of broken) transaction.abort();
    connection.close();
    return broken.filter(({ mode }) => mode === 'readwrite').length;
  }

  /** The browser clears the site's data under open pages. */
  async clear(): Promise<void> {
    for (const connection of this.raw?.connections ?? []) {
      // Our type describes only the part of this object that we read.
      forceCloseDatabase(connection as unknown as Parameters<typeof forceCloseDatabase>[0]);
    }
    await new Promise<void>((resolve, reject) => {
      const request = this.#factory.deleteDatabase(this.#name);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
    });
  }
}

const known = new WeakMap<Records, unknown[] | undefined>();

/** The rows of a store, read again only after a write: most events write to one store or to none. */
function valuesOf(records: Records): unknown[] {
  if (!known.has(records)) {
    for (const write of ['put', 'delete', 'clear'] as const) {
      const original = records[write].bind(records);
      records[write] = (...args) => {
        known.set(records, undefined);
        return original(...args);
      };
    }
  }
  const values = known.get(records) ?? Array.from(records.values(), ({ value }) => value);
  known.set(records, values);
  return values;
}

function storeOf(name: keyof Tables): string {
  return name in tableNames ? tableNames[name as keyof typeof tableNames] : name;
}
