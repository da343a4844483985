import type { Command } from '#src/domain/commands.ts';
import type { CommandResult } from '#src/domain/protocol.ts';
import type { Chance } from './chance.ts';
import type { Pokes } from './pokes.ts';
import { actorKey } from './server/world.ts';
import type {
  Batch,
  LedgerLine,
  OpenTransaction,
  OtherWrite,
  ServerRows,
} from './server/server-rows.ts';
import { outside, time } from './thread.ts';

type FolderCopied = Parameters<ServerRows['putBack']>[1];

/** When something took effect: after how many commands, and in which order it was recorded. */
type Place = { after: number; order: number };

/** A guest who becomes another one says the same command again, and it runs as the other's too. */
export const ranAs = ({ actor, id }: Pick<LedgerLine, 'actor' | 'id'>): string => `${actor} ${id}`;

/**
 * When a command of a transaction that was held open began. It ran there if its line is before this
 * length of the ledger: otherwise the push was refused, because something before it was forgotten.
 */
export type Begun = Place & { before: number };

/** A write by other software. */
type Written = Place & { write: OtherWrite };

export type Copy = {
  image: unknown;
  writes: readonly Written[];
  begun: ReadonlyMap<string, Begun>;
  takenAt: number;
  /** A push was open, so the server was not standing still. */
  running: boolean;
};

/** The database, with what its writes trigger: pokes, answers to questions, and our own records. */
export class Database {
  readonly rows: ServerRows;
  /** For the oracle: other writes in this incarnation and in those before it that were not lost. */
  writes: readonly Written[] = [];
  /** Every command that ever reached the server, by its id. */
  readonly commands = new Map<string, Command>();
  /** Commands whose ledger entries have been pruned. */
  readonly forgotten = new Set<string>();
  /** What was run in lost incarnations of the database. */
  readonly lost: LedgerLine[] = [];
  /** When commands began whose transactions were held open, by `ranAs`. */
  begun: ReadonlyMap<string, Begun> = new Map();
  /** Until when no worker reaches it. */
  awayUntil = 0;
  readonly #pokes: Pokes;
  readonly #chance: Chance;
  /** False if there is only one connection: then an open transaction does its work when it ends. */
  readonly #holdsOpen: boolean;
  readonly #openPushes = new Set<OpenTransaction<unknown>>();
  #order = 0;
  #open: OpenTransaction<unknown> | undefined;

  constructor(rows: ServerRows, pokes: Pokes, chance: Chance, holdsOpen: boolean) {
    this.#holdsOpen = holdsOpen;
    this.rows = rows;
    this.#pokes = pokes;
    this.#chance = chance;
  }

  async apply(batch: Batch): Promise<CommandResult[]> {
    const results = await this.rows.apply(batch);
    this.#follow(batch);
    return results;
  }

  /** The same in an open transaction; the returned function commits it: null if it was lost. */
  async openApply(batch: Batch): Promise<() => Promise<CommandResult[] | null>> {
    let fresh: readonly (readonly [id: string, Place])[] = [];
    const open = await this.rows.openApply(batch, (ledgerLength) => {
      const held = fresh.map(([key, place]) => [key, { ...place, before: ledgerLength }] as const);
      this.begun = new Map([...this.begun, ...held]);
    });
    if (this.#holdsOpen) {
      this.#openPushes.add(open);
      // After its work, because what it had to wait for was committed before.
      const ledger = await this.rows.ledger();
      const place = this.#placeAfter(ledger.length);
      // Commands that have run before are not run again.
      const before = new Set(ledger.map(ranAs));
      const actor = actorKey(batch.actor);
      const keys = batch.commands.map(({ id }) => ranAs({ actor, id }));
      fresh = keys.flatMap((key) => (before.has(key) ? [] : [[key, place]]));
    }
    return async () => {
      const results = await open.commit();
      this.#openPushes.delete(open);
      if (!results) return null;
      this.#follow(batch);
      return results;
    };
  }

  #follow(batch: Batch): void {
    for (const { id, command } of batch.commands) {
      if (command.kind !== 'unknown') this.commands.set(id, command);
    }
    // Applicants read what was decided, and what became of their pet.
    const concernsAll = batch.commands.some(
      ({ command: { kind } }) => kind === 'decideApplication' || kind === 'changePet',
    );
    if (concernsAll) this.#pokes.pokeAll();
    else this.#pokes.poke(actorKey(batch.actor), 'admins');
    if (batch.commands.some(({ command }) => command.kind === 'askForSuggestions')) {
      // The job runner answers a little later.
      const answer = () => void outside(() => this.write({ kind: 'answerChats' }));
      time.after(this.#chance.between(100, 4_000), answer);
    }
  }

  async write(write: OtherWrite): Promise<void> {
    await this.rows.write(write);
    // Recorded after the write, because what it had to wait for was committed before.
    if (write.kind !== 'answerChats') this.#record(write, (await this.rows.ledger()).length);
    this.#pokes.pokeAll();
  }

  #record(write: OtherWrite, ledgerLength: number): void {
    this.writes = [...this.writes, { ...this.#placeAfter(ledgerLength), write }];
  }

  #placeAfter(ledgerLength: number): Place {
    this.#order += 1;
    return { after: ledgerLength, order: this.#order };
  }

  /** Begins a write that stays open until `commitOpen`; at most one at a time. */
  async openWrite(write: OtherWrite): Promise<boolean> {
    if (this.#open) return false;
    // Others see what it adds only after its commit.
    this.#open = await this.rows.openWrite(write, (ledgerLength) =>
      this.#record(write, ledgerLength),
    );
    return true;
  }

  async commitOpen(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    await open?.commit();
    if (open) this.#pokes.pokeAll();
  }

  async forgetOld(): Promise<void> {
    for (const { id } of await this.rows.ledger()) this.forgotten.add(id);
    await this.rows.forgetOld();
  }

  /** Rolls the open write back, before anybody has seen it. */
  async undoOpen(): Promise<void> {
    await this.#open?.rollBack();
    this.#open = undefined;
  }

  async save(): Promise<Copy> {
    // A reader who stamps everything anew would have to wait for it.
    await this.commitOpen();
    const image = await this.rows.save();
    const { writes, begun } = this;
    return { image, writes, begun, takenAt: time.now(), running: this.#openPushes.size > 0 };
  }

  /** Loads the copy into another cluster, or puts the folder back. */
  async restore(copy: Copy, how: 'another cluster' | FolderCopied): Promise<void> {
    this.#open = undefined;
    const { rows } = this;
    // What was open may have been committed since. Where a server stood still, nothing was.
    const copied = how === 'while stopped' && copy.running ? 'while running' : how;
    // Both called at once, so that no command runs between them.
    const [ledger] = await Promise.all([
      rows.ledger(),
      copied === 'another cluster' ? rows.restore(copy.image) : rows.putBack(copy.image, copied),
    ]);
    this.lost.push(...ledger);
    this.writes = copy.writes;
    // What the copy does not have will run again, at another time.
    this.begun = copy.begun;
  }

  async crash(how: { idsAgain: boolean }): Promise<void> {
    await this.rows.crash(how);
    // Lost, unless a reader who stamped everything anew has waited for it before.
    await this.commitOpen();
  }
}
