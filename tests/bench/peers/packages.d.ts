// What the pages use of the peers' packages, so that their types are checked where the packages are
// not installed: only the bench itself installs them.

declare module 'rxjs' {
  export type Observable<Value> = { subscribe(next: (value: Value) => void): unknown };
  export class Subject<Value> {
    next(value: Value): void;
    asObservable(): Observable<Value>;
  }
}

declare module 'rxdb/plugins/storage-dexie' {
  export function getRxStorageDexie(): object;
}

declare module 'rxdb/plugins/core' {
  import type { Observable } from 'rxjs';
  type Property = { type: string; maxLength?: number };
  type Schema = {
    version: number;
    primaryKey: string;
    type: 'object';
    properties: Record<string, Property>;
    required: string[];
  };
  export type RxCollection<Row> = {
    insert(row: Row): Promise<unknown>;
    count(): { exec(): Promise<number> };
    find(query: { sort: { [field: string]: 'asc' }[]; limit: number }): { $: Observable<Row[]> };
  };
  export function createRxDatabase(options: {
    name: string;
    storage: object;
    multiInstance: boolean;
  }): Promise<{
    addCollections<Rows extends object>(collections: {
      [Name in keyof Rows]: { schema: Schema };
    }): Promise<{ [Name in keyof Rows]: RxCollection<Rows[Name]> }>;
  }>;
}

declare module 'rxdb/plugins/replication' {
  import type { RxCollection } from 'rxdb/plugins/core';
  import type { Observable } from 'rxjs';
  type Pulled<Row, Checkpoint> = { documents: Row[]; checkpoint: Checkpoint };
  export function replicateRxCollection<Row, Checkpoint>(options: {
    collection: RxCollection<Row>;
    replicationIdentifier: string;
    waitForLeadership: boolean;
    pull?: {
      batchSize: number;
      stream$: Observable<Pulled<Row, Checkpoint> | 'RESYNC'>;
      handler(after: Checkpoint | undefined, limit: number): Promise<Pulled<Row, Checkpoint>>;
    };
    push?: { handler(rows: { newDocumentState: Row }[]): Promise<Row[]> };
  }): { awaitInitialReplication(): Promise<void>; sent$: Observable<Row> };
}

declare module 'pouchdb-browser' {
  export default class PouchDB {
    constructor(name: string);
    bulkDocs(documents: { _id: string }[]): Promise<unknown>;
    info(): Promise<{ doc_count: number }>;
  }
}

declare module 'tinybase' {
  export type Store = {
    transaction(work: () => void): void;
    setRow(table: string, id: string, row: object): void;
    getRowCount(table: string): number;
  };
  export function createStore(): Store;
}

declare module 'tinybase/persisters/persister-indexed-db' {
  import type { Store } from 'tinybase';
  export function createIndexedDbPersister(
    store: Store,
    name: string,
  ): { save(): Promise<unknown>; load(): Promise<unknown> };
}

declare module '@tanstack/db' {
  export function createCollection<Options>(options: Options): {
    preload(): Promise<void>;
    readonly size: number;
  };
}

declare module '@tanstack/browser-db-sqlite-persistence' {
  type Sync<Row> = {
    begin(): void;
    write(change: { type: 'insert'; value: Row }): void;
    commit(): unknown;
    markReady(): void;
  };
  export function openBrowserWASQLiteOPFSDatabase(options: {
    databaseName: string;
  }): Promise<object>;
  export function createBrowserWASQLitePersistence(options: { database: object }): object;
  export function persistedCollectionOptions<Row, Key>(options: {
    id: string;
    getKey(row: Row): Key;
    persistence: object;
    schemaVersion: number;
    startSync: boolean;
    sync: { sync(of: Sync<Row>): void };
  }): object;
}
