import type { SessionUser } from '#src/domain/account.ts';
import type { Command } from '#src/domain/commands.ts';
import type { ReasonCode, CommandResult, PullResponse } from '#src/domain/protocol.ts';
import type { OwnRows } from '#src/domain/merge.ts';

/** Who asks. A guest's id is what the worker reads from the guest cookie. */
export type Actor = { kind: 'user'; uid: string } | { kind: 'guest'; id: string };

/**
 * What the worker hands to its database: a command it cannot read, such as one with an id that is no
 * uuid, goes there as 'unknown'.
 */
export type SentCommand = { id: string; seq: number; command: Command | { kind: 'unknown' } };

export type Batch = { actor: Actor; clientId: string; commands: readonly SentCommand[] };

/** `cursor` is '' at first, then what the last page gave; `limit` is rows a page, 1 to 1,000. */
export type PullQuestion = { actor: Actor; clientId: string; cursor: string; limit: number };
export type Page = Omit<PullResponse, 'owner'>;

/** What a simulation begins with. */
export type World = { people: readonly SessionUser[]; petIds: readonly string[] };

/** What becomes true without a push of a device, each in one transaction. */
export type OtherWrite =
  | { kind: 'setAdmin'; uid: string; state: 'granted' | 'requested' | 'none' }
  /** The pet leaves the list. Carts and applications keep it: nothing refers to pets. */
  | { kind: 'delistPet'; petId: string }
  | { kind: 'listPet'; petId: string }
  /** What the job runner does: fills every empty response, once. */
  | { kind: 'answerChats' }
  // Other software, with the rights of the tables' owner.
  | { kind: 'addCartItem'; uid: string; petId: string }
  | { kind: 'removeCartItem'; uid: string; petId: string }
  | { kind: 'addApplication'; uid: string; petId: string; id: string }
  /** Of an application that is not withdrawn. */
  | { kind: 'setStatus'; id: string; status: 'pending' | 'approved' | 'rejected' | 'withdrawn' }
  | { kind: 'deleteApplication'; id: string };

/**
 * A transaction that has begun, and that nobody sees before its end. Where somebody else touches
 * one of its rows, a database makes them wait: the model commits this one first.
 */
export type OpenTransaction<Result> = {
  /** Null where the transaction was lost: the database was put back, or is empty again. */
  commit(): Promise<Result | null>;
  /** False where it is too late: it was committed, since somebody waited for it. */
  rollBack(): Promise<boolean>;
};

/** One command that was run, never a repeated answer. `actor` is 'user:<uid>' or 'guest:<id>'. */
export type LedgerLine = {
  actor: string;
  clientId: string;
  id: string;
  seq: number;
  outcome: 'accepted' | 'rejected';
  reason: ReasonCode | null;
};

/** What the worker asks its database for: the part that a simulation runs against two of. */
export type ServerRows<Image = unknown> = {
  /** Empty again, with these people and pets; what was open is lost. */
  reset(world: World): Promise<void>;
  whoAmI(uid: string): Promise<SessionUser | null>;
  apply(batch: Batch): Promise<CommandResult[]>;
  pull(question: PullQuestion): Promise<Page>;
  write(write: OtherWrite): Promise<void>;
  /**
   * The same two, held open. On SQL over one connection nothing happens before `commit`, which runs
   * all of it.
   */
  openApply(batch: Batch): Promise<OpenTransaction<CommandResult[]>>;
  openWrite(write: OtherWrite): Promise<OpenTransaction<'written'>>;
  /** 91 days pass for tombstones and for the answers in the ledger, and both are thrown away. */
  forgetOld(): Promise<void>;
  save(): Promise<Image>;
  /** A database put back from a copy: another incarnation, in which transaction ids mean other transactions. */
  restore(image: Image): Promise<void>;
  /** For the oracle: all that this actor may see at this moment, each list ordered by its ids. */
  prefixRange(actor: Actor): Promise<OwnRows>;
  /**
   * Every command run and kept in this incarnation of the database and in those it goes on from, in
   * the order of the commits. Forgetting does not shorten it; putting back does.
   */
  ledger(): Promise<readonly LedgerLine[]>;
};
