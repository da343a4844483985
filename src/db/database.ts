import Dexie, { type EntityTable, type Table } from 'dexie';
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

  constructor(name: string, storage?: DatabaseStorage) {
    super(name, storage);
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
  }
}
