import Dexie, { type EntityTable, type Table } from 'dexie';
import { noticeFullDevice } from './notice-full-device.ts';
import type {
  CatalogueChange,
  CataloguePage,
  CatalogueState,
  DraftRow,
  ListRow,
  MetaRow,
  MineState,
  MineTables,
  OutboxEntry,
  SessionRow,
  TickRow,
} from './schema.ts';
import { createStorageHealth } from './storage-health.ts';

/** Where a database keeps its rows: the browser's IndexedDB, or one that stands in for it. */
export type DatabaseStorage = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

type OwnedKey = [owner: string, id: string];

/** Everything this device keeps. A later schema adds a version below; versions never change. */
export class HomewardDatabase extends Dexie {
  meta!: EntityTable<MetaRow, 'key'>;
  session!: EntityTable<SessionRow, 'id'>;
  mineStates!: EntityTable<MineState, 'owner'>;
  cartItems!: Table<MineTables['cartItem'], OwnedKey>;
  applications!: Table<MineTables['application'], OwnedKey>;
  chatSessions!: Table<MineTables['chatSession'], OwnedKey>;
  adminRequests!: Table<MineTables['adminRequest'], OwnedKey>;
  outbox!: EntityTable<OutboxEntry, 'seq'>;
  drafts!: Table<DraftRow, [owner: string, petId: string]>;
  ticks!: Table<TickRow, [list: string, item: string]>;
  catalogueState!: EntityTable<CatalogueState, 'id'>;
  cataloguePages!: Table<CataloguePage, [generation: string, index: number]>;
  catalogueChanges!: Table<CatalogueChange, [generation: string, id: string]>;
  lists!: EntityTable<ListRow, 'key'>;
  /** How its storage fares; of this page alone. */
  readonly health = createStorageHealth();

  constructor(name: string, storage?: DatabaseStorage) {
    // Dexie's cache of queries gave live queries rows that were deleted: with it, an outbox that was
    // empty went on showing "Sending 1" (Dexie 4.4.7; tests/faults shows it).
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
    noticeFullDevice(this, this.health);
  }
}
