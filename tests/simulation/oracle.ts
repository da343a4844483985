// A minimal model of the rules: replays what was run, in order, and gives the expected rows.
import type { SessionUser } from '#src/domain/account.ts';
import type { Command } from '#src/domain/commands.ts';
import type { ReasonCode } from '#src/domain/protocol.ts';
import { type Begun, type Database, ranAs } from './database.ts';
import { people, petIds, otherPetIds } from './people.ts';
import type { LedgerLine, OtherWrite } from './server/server-rows.ts';
import { petWords } from './server/world.ts';

type Applied = { id: string; uid: string; petId: string; status: string };
type Asked = { id: string; actor: string };
export type KnownPet = { name: string; status: string; photos: readonly string[] };
const listedPet = (id: string): KnownPet => ({
  name: petWords(id).petName,
  status: 'available',
  photos: [],
});

type ArgsOf<Kind> = Extract<Command, { kind: Kind }>['args'];
type PhotoCommand = Extract<Command, { kind: `${string}Photo` }>;

/** The product's state, without anything that only sync needs. */
export class Oracle {
  readonly #admins = new Set(
    people.filter(({ isAdmin }) => isAdmin).map(({ uid }) => uid as string),
  );
  /** What commands change of a pet; those that staff put in have no words of ours. */
  readonly pets = new Map<string, KnownPet>(
    [...petIds, ...otherPetIds].map((id) => [id, listedPet(id)]),
  );
  readonly carts = new Map<string, Set<string>>();
  applications: Applied[] = [];
  questions: Asked[] = [];

  isAdmin({ uid }: Pick<SessionUser, 'uid'>): boolean {
    return this.#admins.has(uid);
  }

  /** Runs one command; null if it is accepted. */
  run(actor: string, command: Command): ReasonCode | null {
    const uid = actor.startsWith('user:') ? actor.slice('user:'.length) : undefined;
    if (command.kind === 'askForSuggestions') return this.#ask(actor, command.args.id);
    if (uid === undefined) return 'not-allowed';
    const isAdmin = this.#admins.has(uid);
    const cart = this.#cartOf(uid);
    switch (command.kind) {
      case 'addToCart':
        if (isAdmin) return 'not-allowed';
        if (!this.#isListed(command.args.petId)) return 'pet-gone';
        cart.add(command.args.petId);
        return null;
      case 'removeFromCart':
        cart.delete(command.args.petId);
        return null;
      case 'clearCart':
        cart.clear();
        return null;
      case 'submitApplication': {
        const { id, petId } = command.args;
        if (isAdmin) return 'not-allowed';
        const known = this.applications.find((one) => one.id === id);
        if (known?.uid === uid) return null;
        if (!this.#isListed(petId)) return 'pet-gone';
        if (known) return 'invalid';
        if (this.#standing(uid, petId)) return 'already-applied';
        this.applications.push({ id, uid, petId, status: 'pending' });
        cart.delete(petId);
        return null;
      }
      case 'withdrawApplication': {
        const mine = this.applications.find((one) => one.id === command.args.id && one.uid === uid);
        if (!mine) return 'application-gone';
        if (mine.status === 'withdrawn') return null;
        if (mine.status !== 'pending') return 'not-allowed';
        mine.status = 'withdrawn';
        return null;
      }
      case 'decideApplication': {
        if (!isAdmin) return 'not-allowed';
        const one = this.applications.find(({ id }) => id === command.args.id);
        if (!one) return 'application-gone';
        if (one.status === 'withdrawn') return 'application-withdrawn';
        one.status = command.args.status;
        return null;
      }
      case 'changePet':
        return isAdmin ? this.#changePet(command.args) : 'not-allowed';
      case 'addPhoto':
      case 'describePhoto':
      case 'movePhoto':
      case 'removePhoto':
        return isAdmin ? this.#changePhotos(command) : 'not-allowed';
      case 'changeSettings':
        return isAdmin ? null : 'not-allowed';
      case 'decideAdminRequest':
        return isAdmin ? null : 'not-allowed';
    }
  }

  write(write: OtherWrite): void {
    switch (write.kind) {
      case 'setAdmin':
        if (write.state === 'granted') this.#admins.add(write.uid);
        else this.#admins.delete(write.uid);
        return;
      case 'delistPet':
        this.pets.delete(write.petId);
        return;
      case 'listPet':
        if (!this.pets.has(write.petId)) this.pets.set(write.petId, listedPet(write.petId));
        return;
      case 'addCartItem':
        this.#cartOf(write.uid).add(write.petId);
        return;
      case 'removeCartItem':
        this.#cartOf(write.uid).delete(write.petId);
        return;
      case 'addApplication': {
        const { id, uid, petId } = write;
        if (!this.#standing(uid, petId))
          this.applications.push({ id, uid, petId, status: 'pending' });
        return;
      }
      case 'setStatus': {
        const one = this.applications.find(({ id }) => id === write.id);
        if (one) one.status = write.status;
        return;
      }
      case 'deleteApplication':
        this.applications = this.applications.filter(({ id }) => id !== write.id);
        return;
      case 'giveApplication': {
        const one = this.applications.find(({ id }) => id === write.id);
        if (one && (one.status === 'withdrawn' || !this.#standing(write.to, one.petId)))
          one.uid = write.to;
        return;
      }
      case 'giveCartItem':
        if (this.#cartOf(write.to).has(write.petId)) return;
        if (this.#cartOf(write.uid).delete(write.petId)) this.#cartOf(write.to).add(write.petId);
        return;
      case 'truncate':
        return this.#empty(write.table);
      case 'answerChats':
        return;
    }
  }

  #isListed(petId: string): boolean {
    return ['available', 'reserved'].includes(this.pets.get(petId)?.status ?? '');
  }

  #changePet({ id, changes: { name, type, status } }: ArgsOf<'changePet'>): ReasonCode | null {
    const known = this.pets.get(id);
    if (!known && (name === undefined || type === undefined)) return 'pet-gone';
    const before = known ?? { name: '', status: 'available', photos: [] };
    this.pets.set(id, {
      ...before,
      name: name ?? before.name,
      status: status ?? before.status,
    });
    return null;
  }

  #changePhotos({ kind, args }: PhotoCommand): ReasonCode | null {
    const pet = this.pets.get(args.petId);
    if (!pet) return 'pet-gone';
    const { id } = args;
    const others = pet.photos.filter((one) => one !== id);
    const isThere = others.length < pet.photos.length;
    if (kind === 'addPhoto' && !isThere && others.length >= 12) return 'too-many-photos';
    if (kind === 'addPhoto' && !isThere) this.#keep(args.petId, [...others, id]);
    if (kind === 'removePhoto') this.#keep(args.petId, others);
    // Nobody here says another place than the first.
    if (kind === 'movePhoto' && isThere) this.#keep(args.petId, [id, ...others]);
    return null;
  }

  #keep(petId: string, photos: readonly string[]): void {
    const pet = this.pets.get(petId);
    if (pet) this.pets.set(petId, { ...pet, photos });
  }

  #empty(table: Extract<OtherWrite, { kind: 'truncate' }>['table']): void {
    if (table === 'applications') this.applications = [];
    else if (table === 'cartItems') this.carts.clear();
    else this.questions = [];
  }

  #standing(uid: string, petId: string): boolean {
    return this.applications.some(
      (one) => one.uid === uid && one.petId === petId && one.status !== 'withdrawn',
    );
  }

  #cartOf(uid: string): Set<string> {
    const cart = this.carts.get(uid) ?? new Set();
    this.carts.set(uid, cart);
    return cart;
  }

  #ask(actor: string, id: string): ReasonCode | null {
    const known = this.questions.find((one) => one.id === id);
    if (known) return known.actor === actor ? null : 'invalid';
    this.questions.push({ id, actor });
    return null;
  }
}

/**
 * Replays everything that the server says it ran; returns the oracle and where its verdicts differ.
 * A transaction that was held open counts as run when it began: other writers of its rows waited
 * for it.
 */
export function replay(
  ledger: readonly LedgerLine[],
  { commands, begun, writes }: Pick<Database, 'commands' | 'begun' | 'writes'>,
): { oracle: Oracle; differences: string[] } {
  const oracle = new Oracle();
  const differences: string[] = [];
  const events = [
    ...writes.map(({ after, order, write }) => ({ after, order, run: () => oracle.write(write) })),
    ...ledger.map((line, index) => ({
      ...placeOf(begun.get(ranAs(line)), index),
      run: () => {
        const command = commands.get(line.id);
        const reason = command && oracle.run(line.actor, command);
        if (reason === line.reason) return;
        differences.push(`${command?.kind} of ${line.actor}: ${line.reason}, not ${reason}`);
      },
    })),
  ];
  // At the same place in the ledger, recorded writes come before the line, in their order.
  for (const { run } of events.toSorted((a, b) => a.after - b.after || compare(a.order, b.order))) {
    run();
  }
  return { oracle, differences };
}

const placeOf = (begun: Begun | undefined, index: number) =>
  begun && index < begun.before ? begun : { after: index, order: Infinity };

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
