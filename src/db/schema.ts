import type { AdminRequest, AdminSignup, Owner, SessionUser } from '#src/domain/account.ts';
import type { Application } from '#src/domain/application.ts';
import type { CartItem } from '#src/domain/cart.ts';
import type { Command } from '#src/domain/commands.ts';
import type { ReasonCode, SessionInfo } from '#src/domain/protocol.ts';
import type { PetListKey } from '#src/domain/pet.ts';
import type { ChatSession } from '#src/domain/suggestion.ts';

/** One private row and whose it is; `id` is the id of the row in its stream. */
export type Owned<Row> = { owner: Owner; id: string; row: Row };

/**
 * A command on its way to the server.
 *
 *   waiting ──accepted──▶ accepted ──a finished pull shows its seq──▶ deleted
 *      └─────rejected──▶ parked ──a person discards it, or retries it as a new command──▶ deleted
 *
 * Waiting and accepted entries are merged into what a person sees; parked ones are not.
 */
export type OutboxEntry = {
  /** Made by IndexedDB; grows with each entry of this device and is never used twice. */
  seq: number;
  id: string;
  owner: Owner;
  clientId: string;
  command: Command;
  /** ISO time of this device; shown, never compared with another machine's. */
  queuedAt: string;
  state: 'waiting' | 'accepted' | 'parked';
  reason?: ReasonCode;
};

/** `discard`: also what waits; `last`: the id of the command that clears the cart. */
export type SignOutProgress = { discard: boolean; last?: string | undefined };

/** Who is signed in on this device, so that a cold start without a network knows. */
export type SessionRow = {
  id: 'current';
  user: SessionUser | null;
  adminSignup: AdminSignup;
  demoAccounts: SessionInfo['demoAccounts'];
  /** The worker no longer knows this session: nothing is sent until the person signs in again. */
  mustSignInAgain: boolean;
  /** The person signed out without a network: the worker must hear it before anything else. */
  signOutOwed: boolean;
  /** A sign-out that was begun: a page that starts and still finds it carries it on. */
  signingOut?: SignOutProgress | undefined;
  /** Grows with each refreshed cookie, so that those who waited for the lock need not refresh. */
  refreshes: number;
};

/** How far one owner's rows on this device have come. */
export type PullState = {
  owner: Owner;
  /** Opaque; missing where everything has to be read again. */
  cursor?: string;
  /** The window being read began with a reset. */
  anew?: boolean;
  /** The newest command of this client that the rows show. */
  lastSeq: number;
  /** ISO time of the last finished pull. */
  lastSyncedAt?: string;
};

/** One complete reading of the catalogue, named after the epoch and version it began at. */
export type Generation = {
  key: string;
  epoch: string;
  base: number;
  /** The version the chunks and changes on this device show together. */
  version: number;
  /** Changes up to this version stand in the chunks and have no rows of their own any more. */
  compactedTo: number;
  total: number;
  chunks: readonly { from: string; to: string; count: number }[];
  /** Pets that could not be read. */
  unreadable: number;
};

export type CatalogueState = { id: 'current'; current?: Generation; building?: Generation };

/** Some 500 pets, as the server sent them, as JSON text: far cheaper to store and read than a row a pet. */
export type CatalogueChunk = { generation: string; index: number; json: string };

/** A pet that changed (`json`) or left (null) after its chunk was read. */
export type CatalogueChange = {
  generation: string;
  id: string;
  version: number;
  json: string | null;
};

/**
 * `probe` is written and deleted in one transaction: it asks whether there is space. `retryAfter` is
 * 'from/until', in milliseconds since 1970 by this device's clock: so long the server is left alone.
 */
export type MetaRow = { key: 'clientId' | 'probe' | 'retryAfter'; value: string };
/** The fields of a form as they are typed. */
export type DraftValues = { readonly [field: string]: string | undefined };
export type DraftRow = {
  owner: Owner;
  /** What it is about: a pet, or the address of a page with one form. */
  petId: string;
  values: DraftValues;
  /** ISO time of this device; missing in a draft of an older version. */
  savedAt?: string;
};
export type TickRow = { list: string; item: string };
export type ListRow = { key: PetListKey; refreshedAt: number };

export type OwnRowTables = {
  cartItem: Owned<CartItem>;
  application: Owned<Application>;
  chatSession: Owned<ChatSession>;
  adminRequest: Owned<AdminRequest>;
};
