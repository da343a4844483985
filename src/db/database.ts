import Dexie, { type EntityTable, type Table } from 'dexie';
import { upgradeToVersion2 } from './database-upgrades.ts';
import { noticeFullDevice } from './notice-full-device.ts';
import type {
  CatalogueChange,
  CatalogueChunk,
  CatalogueState,
  DraftRow,
  EncryptedWork,
  ImportPartRow,
  ImportRow,
  ListRow,
  MediaBytesRow,
  MediaRow,
  MetaRow,
  PullState,
  Owned,
  OwnRowChunk,
  OwnRowsByKind,
  OutboxEntry,
  OutboxRow,
  SessionRow,
  TickRow,
} from './schema.ts';
import { createStorageHealth } from './storage-health.ts';

/** Where a database stores its rows: the browser's IndexedDB, or one in memory. */
export type DatabaseStorage = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

type OwnedKey = [owner: string, id: string];

/** Everything that this device stores. A new schema adds a version below; versions never change. */
export class HomewardDatabase extends Dexie {
  meta!: EntityTable<MetaRow, 'key'>;
  session!: EntityTable<SessionRow, 'id'>;
  pullStates!: EntityTable<PullState, 'owner'>;
  cartItems!: Table<Owned<OwnRowsByKind['cartItem']>, OwnedKey>;
  applications!: Table<Owned<OwnRowsByKind['application']>, OwnedKey>;
  chatSessions!: Table<Owned<OwnRowsByKind['chatSession']>, OwnedKey>;
  adminRequests!: Table<Owned<OwnRowsByKind['adminRequest']>, OwnedKey>;
  managedPets!: Table<Owned<OwnRowsByKind['managedPet']>, OwnedKey>;
  ownRowChunks!: EntityTable<OwnRowChunk, 'number'>;
  /** Entries are read and changed by what outbox.ts offers. */
  outbox!: Table<OutboxRow, number, OutboxRow | Omit<OutboxEntry, 'seq'>>;
  drafts!: Table<DraftRow, [owner: string, petId: string]>;
  encryptedWork!: EntityTable<EncryptedWork, 'id'>;
  media!: Table<MediaRow, OwnedKey>;
  mediaBytes!: Table<MediaBytesRow, OwnedKey>;
  imports!: Table<ImportRow, OwnedKey>;
  importParts!: Table<ImportPartRow, OwnedKey>;
  ticks!: Table<TickRow, [list: string, item: string]>;
  catalogueState!: EntityTable<CatalogueState, 'id'>;
  catalogueChunks!: Table<CatalogueChunk, [generation: string, index: number]>;
  catalogueChanges!: Table<CatalogueChange, [generation: string, id: string]>;
  lists!: EntityTable<ListRow, 'key'>;
  /** The state of its storage, as this page knows it. */
  readonly health = createStorageHealth();

  constructor(name: string, storage?: DatabaseStorage) {
    // With Dexie's query cache, live queries returned deleted rows: an empty outbox still showed
    // "Sending 1" (Dexie 4.4.7; tests/faults shows it).
    super(name, { ...storage, cache: 'disabled' });
    this.version(1).stores({
      meta: 'key',
      session: 'id',
      mineStates: 'owner',
      cartItems: '[owner+id]',
      applications: '[owner+id]',
      chatSessions: '[owner+id]',
      adminRequests: '[owner+id]',
      outbox: '++seq, &id, owner',
      drafts: '[owner+petId]',
      ticks: '[list+item]',
      catalogueState: 'id',
      cataloguePages: '[generation+index]',
      catalogueChanges: '[generation+id], [generation+version]',
      lists: 'key',
    });
    this.version(2)
      .stores({
        mineStates: null,
        cataloguePages: null,
        pullStates: 'owner',
        catalogueChunks: '[generation+index]',
      })
      .upgrade(upgradeToVersion2);
    this.version(3).stores({ encryptedWork: '++id, owner' });
    this.version(4).stores({
      managedPets: '[owner+id]',
      media: '[owner+id]',
      mediaBytes: '[owner+id]',
    });
    this.version(5).stores({ imports: '[owner+id]', importParts: '[owner+id]' });
    // Without its indexes a command is written in half the time; whoever looks for some reads all.
    this.version(6).stores({ outbox: '++seq' });
    this.version(7).stores({ ownRowChunks: '++number, [owner+kind]' });
    // The same stores: a row of the outbox may hold many entries, which an older version would not see.
    this.version(8).stores({});
    noticeFullDevice(this, this.health);
  }
}
