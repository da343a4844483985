import type { SessionUser } from '#src/domain/account.ts';
import type { Application } from '#src/domain/application.ts';
import type { CartItem } from '#src/domain/cart.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { CommandResult, OwnRowChange } from '#src/domain/protocol.ts';
import type { ChatSession } from '#src/domain/chat-session.ts';

export type Stamp = {
  /** Who can see the row: 'catalogue', 'admins', or an actor. */
  scope: string;
  kind: OwnRowChange['kind'] | 'pet';
  id: string;
  /** The id of the transaction that wrote it. */
  changed: number;
  gone: boolean;
};

/** The row type of each table of the model. Rows are never changed in place. */
export type Tables = {
  users: SessionUser & { requestedAt: string | null };
  /** With its photos; none of them have bytes, so the catalogue shows none. */
  pets: Pet;
  applications: Application;
  cartItems: CartItem;
  /** `owner` is 'user:<uid>' or 'guest:<id>'. */
  chatSessions: ChatSession & { owner: string };
  clients: { actor: string; clientId: string; lastSeq: number };
  /** The ledger; `body` is the command as text, equal for equal commands. */
  appliedCommands: { body: string; result: CommandResult };
  stamps: Stamp;
};
export type TableName = keyof Tables;

export const tableNames = [
  'users',
  'pets',
  'applications',
  'cartItems',
  'chatSessions',
  'clients',
  'appliedCommands',
  'stamps',
] as const satisfies readonly TableName[];

export type Committed = { [Name in TableName]: Map<string, Tables[Name]> };

export const emptyTables = (): Committed => ({
  users: new Map(),
  pets: new Map(),
  applications: new Map(),
  cartItems: new Map(),
  chatSessions: new Map(),
  clients: new Map(),
  appliedCommands: new Map(),
  stamps: new Map(),
});

/** The same rows in new maps. */
export const copyTables = (from: Committed): Committed => ({
  users: new Map(from.users),
  pets: new Map(from.pets),
  applications: new Map(from.applications),
  cartItems: new Map(from.cartItems),
  chatSessions: new Map(from.chatSessions),
  clients: new Map(from.clients),
  appliedCommands: new Map(from.appliedCommands),
  stamps: new Map(from.stamps),
});
