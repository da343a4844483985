import type { SessionUser } from '#src/domain/account.ts';
import type { Command } from '#src/domain/commands.ts';
import type { ReasonCode, CommandResult, PullResponse } from '#src/domain/protocol.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { OwnRows } from '#src/domain/merge.ts';

/** Who makes a request. A guest's id is what the worker reads from the guest cookie. */
export type Actor = { kind: 'user'; uid: string } | { kind: 'guest'; id: string };

/**
 * A command as the worker passes it to its database: one that it cannot parse, such as one with an
 * id that is no uuid, as 'unknown'.
 */
export type SentCommand = {
  id: string;
  seq: number;
  after?: number | undefined;
  command: Command | { kind: 'unknown' };
};

export type Batch = { actor: Actor; clientId: string; commands: readonly SentCommand[] };

/** `cursor` is '' at first, then that of the last batch; `limit` is rows a batch, 1 to 1,000. */
export type PullQuestion = { actor: Actor; clientId: string; cursor: string; limit: number };
export type PullBatch = Omit<PullResponse, 'owner'>;

/** The initial rows of a simulation. */
export type World = { people: readonly SessionUser[]; petIds: readonly string[] };

/** Writes that are not pushed by a device, each in one transaction. */
export type OtherWrite =
  | { kind: 'setAdmin'; uid: string; state: 'granted' | 'requested' | 'none' }
  /** Carts and applications keep the pet's id, because no foreign key refers to pets. */
  | { kind: 'delistPet'; petId: string }
  | { kind: 'listPet'; petId: string }
  /** The job runner: fills every empty response, once. */
  | { kind: 'answerChats' }
  // Other software, with the rights of the tables' owner.
  | { kind: 'addCartItem'; uid: string; petId: string }
  | { kind: 'removeCartItem'; uid: string; petId: string }
  | { kind: 'addApplication'; uid: string; petId: string; id: string }
  /** Only for an application that is not withdrawn. */
  | { kind: 'setStatus'; id: string; status: 'pending' | 'approved' | 'rejected' | 'withdrawn' }
  | { kind: 'deleteApplication'; id: string }
  /** Another owner: part of the key that stamps go by. Nothing happens where the row would be double. */
  | { kind: 'giveApplication'; id: string; to: string }
  | { kind: 'giveCartItem'; uid: string; petId: string; to: string }
  /** All rows at once, without a trigger for each of them. Waits for all who use the table. */
  | { kind: 'truncate'; table: 'applications' | 'cartItems' | 'chatSessions' };

/**
 * A transaction that has begun and is invisible to others until its end. If another transaction
 * writes one of its rows, Postgres would make that one wait; the model commits this one first.
 */
export type OpenTransaction<Result> = {
  /** Null if the transaction was lost: the database was put back or reset. */
  commit(): Promise<Result | null>;
  /** False if it is too late: it was committed because another transaction waited for it. */
  rollBack(): Promise<boolean>;
};

/**
 * Called at the moment of the commit, which another transaction may cause, with the number of lines
 * in the ledger by then; not for one that changed nothing. The rows of a Postgres server, on which no history is played, do not call it.
 */
export type OnCommit = (ledgerLength: number) => void;

/** One command that was run, never a repeated answer. `actor` is 'user:<uid>' or 'guest:<id>'. */
export type LedgerLine = {
  actor: string;
  clientId: string;
  id: string;
  seq: number;
  outcome: 'accepted' | 'rejected';
  reason: ReasonCode | null;
};

/** The database calls that a simulation runs against the model and against the SQL. */
export type ServerRows<Image = unknown> = {
  /** Empties the database and adds these people and pets; open transactions are lost. */
  reset(world: World): Promise<void>;
  whoAmI(uid: string): Promise<SessionUser | null>;
  apply(batch: Batch): Promise<CommandResult[]>;
  pull(question: PullQuestion): Promise<PullBatch>;
  write(write: OtherWrite): Promise<void>;
  /**
   * `apply` and `write` in a transaction that is held open. With SQL over one connection, nothing
   * happens before `commit`, which runs all of it.
   */
  openApply(batch: Batch, onCommit?: OnCommit): Promise<OpenTransaction<CommandResult[]>>;
  openWrite(write: OtherWrite, onCommit?: OnCommit): Promise<OpenTransaction<'written'>>;
  /** Makes all tombstones and ledger entries 91 days old, and prunes them. */
  forgetOld(): Promise<void>;
  /**
   * Some reader has come before. Two starts in a row that nobody notices, the first of them from a
   * copy, are more than the database finds.
   */
  save(): Promise<Image>;
  /** Loads a copy into another cluster, where transaction ids mean other transactions. */
  restore(image: Image): Promise<void>;
  /**
   * Puts the data folder back as it was: transaction ids count on from there, and are given again.
   * The copy was taken while the server stood still, so that nothing was open, or while it was
   * running: after a power cut too the folder is as it was a moment before.
   */
  putBack(image: Image, copied: 'while stopped' | 'while running'): Promise<void>;
  /**
   * The database server ends at once and starts again; open transactions are lost. `idsAgain`: the
   * ids of what was rolled back were not on the disk yet and are given again. SQL over a running
   * server cannot show that.
   */
  crash(how: { idsAgain: boolean }): Promise<void>;
  /** For the oracle: all rows that this actor may see now, each list ordered by its ids. */
  visibleRows(actor: Actor): Promise<OwnRows>;
  /** For the oracle: every pet as admins see it, ordered by id. */
  pets(): Promise<readonly Pet[]>;
  /**
   * Every command committed in this incarnation of the database and in those it continues, in the
   * order of the commits. Pruning does not shorten it; restoring a copy does.
   */
  ledger(): Promise<readonly LedgerLine[]>;
};
