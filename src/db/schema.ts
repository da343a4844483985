import type { AdminRequest, AdminSignup, Owner, SessionUser } from '#src/domain/account.ts';
import type { Application } from '#src/domain/application.ts';
import type { CartItem } from '#src/domain/cart.ts';
import type { Command } from '#src/domain/commands.ts';
import type { Operator, ReasonCode, SessionInfo } from '#src/domain/protocol.ts';
import type { Pet, PetListKey } from '#src/domain/pet.ts';
import type { ChatSession } from '#src/domain/chat-session.ts';
import type { ImportOutcome } from '#src/domain/import/import-answers.ts';
import type { ImportPets, StartImport } from '#src/domain/import/import-calls.ts';

/** The own rows that the server sends, by the kind of their changes. */
export type OwnRowsByKind = {
  cartItem: CartItem;
  application: Application;
  chatSession: ChatSession;
  adminRequest: AdminRequest;
  managedPet: Pet;
};
export type OwnRowKind = keyof OwnRowsByKind;
export const ownRowKinds = [
  'cartItem',
  'application',
  'chatSession',
  'adminRequest',
  'managedPet',
] as const satisfies readonly OwnRowKind[];

/** Of an application: an admin has opened it on this device, and the server may not know yet. */
export type Opened = { openedHere?: true };
/**
 * One own row that is stored by itself; `id` is the row's own id. Null: it is gone, and a chunk may
 * still have it.
 */
export type Owned<Row> = { owner: Owner; id: string; row: Row | null } & Opened;
/** Many own rows of one kind, as JSON text of `[id, row or null]`; see `stored-own-rows.ts`. */
export type OwnRowChunk = {
  /** Assigned by IndexedDB; later chunks have greater ones. */
  number: number;
  owner: Owner;
  kind: OwnRowKind;
  json: string;
};

/**
 * A command on its way to the server.
 *
 *   waiting ──accepted──▶ accepted ──a finished pull shows its seq──▶ deleted
 *      └─────rejected──▶ parked ──a person discards it, or retries it as a new command──▶ deleted
 *
 * Waiting and accepted entries are merged into what a person sees; parked ones are not.
 */
export type OutboxEntry = {
  /** Assigned by IndexedDB; grows with each entry of this device and is never used twice. */
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

/** A row of the outbox: an entry, or many accepted ones, under the number of the last. */
export type OutboxRow = OutboxEntry | { seq: number; accepted: readonly OutboxEntry[] };

/**
 * `discardTo`: the seq up to which waiting commands are deleted too, because the person was told of
 * them and chose to lose them; `last`: the id of the command that clears the cart.
 */
export type SignOutProgress = { discardTo?: number | undefined; last?: string | undefined };

/** Who is signed in on this device, so that a cold start without a network knows. */
export type SessionRow = {
  id: 'current';
  user: SessionUser | null;
  adminSignup: AdminSignup;
  demoAccounts: SessionInfo['demoAccounts'];
  operator?: Operator | undefined;
  /** The worker no longer knows this session: nothing is sent until the person signs in again. */
  mustSignInAgain: boolean;
  /** S14: the worker does not know of a sign-out yet and must be told before anything else. */
  signOutOwed: boolean;
  /** A sign-out in progress: a page that finds it at its start completes it (S25). */
  signingOut?: SignOutProgress | undefined;
  /** Who has signed out and left commands that are not sent yet, until somebody else signs in. */
  leftBehind?: Pick<SessionUser, 'uid' | 'deviceKey'> | undefined;
  /** When this device was last visited, in milliseconds since 1970; at most a day too early. */
  visitedAtMs?: number | undefined;
  /**
   * Grows with each refreshed cookie, so that those who waited for the lock do not refresh again.
   */
  refreshes: number;
};

/** How far one owner's rows on this device have been pulled. */
export type PullState = {
  owner: Owner;
  /** Opaque; missing or empty if everything must be read again. */
  cursor?: string;
  /** The newest command of this client that the rows show. */
  lastSeq: number;
  /** The same, as the last finished window said it. */
  shownTo?: number;
  /** While a window is being read: the newest command that was accepted before it began. */
  acceptedTo?: number | undefined;
  /** The version of the protocol that could not read some row, and left it out. */
  skippedBy?: number | undefined;
  /** ISO time of the last finished pull. */
  lastSyncedAt?: string | undefined;
};

/** One complete download of the catalogue, named after the epoch and version it began at. */
export type Generation = {
  key: string;
  epoch: string;
  /** The version it began at. Only earlier builds read it, to go on with an unfinished download. */
  base: number;
  /** The version that the chunks and changes on this device show together. */
  version: number;
  /** Changes up to this version are compacted into the chunks and have no rows of their own. */
  compactedTo: number;
  total: number;
  chunks: readonly { from: string; to: string; count: number }[];
  /** Pets that could not be read. */
  unreadable: number;
};

export type CatalogueState = { id: 'current'; current?: Generation; building?: Generation };

/** About 500 pets as JSON text: far cheaper to store and read than one row per pet. */
export type CatalogueChunk = { generation: string; index: number; json: string };

/** A pet that was added or changed (`json`) or removed (null) after its chunk was fetched. */
export type CatalogueChange = {
  generation: string;
  id: string;
  version: number;
  json: string | null;
};

/**
 * `probe` is written and deleted in one transaction to test whether there is space. `retryAfter` is
 * 'from/until' in milliseconds since 1970 by this device's clock: nothing private is requested
 * between these times.
 */
export type MetaRow = { key: 'clientId' | 'probe' | 'retryAfter' | MappingKey; value: string };
/** What a person said of a list before it was imported; see `import-mappings.ts`. */
export type MappingKey = `mapping ${string}`;
/** The fields of a form as typed. */
export type DraftValues = { readonly [field: string]: string | undefined };
export type DraftRow = {
  owner: Owner;
  /** A pet's id, or the path of a page that has one form. */
  petId: string;
  values: DraftValues;
  /** ISO time of this device; missing in a draft of an older version. */
  savedAt?: string;
};
/** What an owner has not sent, as AES-GCM with their device key: JSON of an `UnsentWork`. */
export type EncryptedWork = {
  /** Assigned by IndexedDB. */
  id: number;
  owner: Owner;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
};
export type UnsentWork = {
  outbox: OutboxEntry[];
  drafts: DraftRow[];
  /** The keys of media that are not sent; missing in what an older version left. */
  mediaKeys?: { id: string; key: string }[];
};

/**
 * A medium of a photo that was added on this device. Its bytes are a row of their own, encrypted with
 * `key`: when somebody else signs in, only the key must leave (S28).
 *
 *   waiting ──the server has all of it──▶ sent ──its room is needed──▶ deleted
 *      └──────the server refuses it─────▶ refused ──a person tries again──▶ waiting
 */
export type MediaRow = {
  owner: Owner;
  /** SHA-256 of its bytes in hex. */
  id: string;
  photoId: string;
  type: string;
  /** In bytes. */
  size: number;
  /** AES-GCM, 32 bytes in base64. Missing while its owner is not signed in. */
  key?: string | undefined;
  iv: Uint8Array<ArrayBuffer>;
  state: 'waiting' | 'sent' | 'refused';
  /** How many of its bytes the server has, as far as this device knows. */
  received: number;
  /** When it was added, in milliseconds since 1970. */
  addedAtMs: number;
};
export type MediaBytesRow = { owner: Owner; id: string; data: ArrayBuffer };

/**
 * An import run that this device sends part by part, beside the outbox.
 *
 *   sending ──every part has its answer──▶ sent ──a person has read that──▶ deleted
 *      └──a person stops it, or the server refuses it──▶ stopped ──────────────┘
 */
export type ImportRow = {
  owner: Owner;
  /** Of the run. */
  id: string;
  start: StartImport;
  state: 'sending' | 'sent' | 'stopped';
  /** The server knows of the run. */
  started: boolean;
  /** Pets, with those to be hidden, and how many of them have an answer. */
  total: number;
  done: number;
  /** What the answers said. */
  counts: Record<ImportOutcome['outcome'], number>;
  /** Parts that the server did not take, by the names of their pets, and why. The first 100. */
  refusals: readonly { names: string; message: string }[];
};
/** What one request carries; `id` is the run's, a slash and its place in the run. */
export type ImportPartRow = { owner: Owner; id: string; part: ImportPets };
export type TickRow = { list: string; item: string };
export type ListRow = { key: PetListKey; refreshedAt: number };
