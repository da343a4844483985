import { merge } from '#src/domain/merge.ts';
import { ownRowKinds, type SignOutProgress, type OutboxEntry } from '#src/db/schema.ts';
import { guestOwner, ownerOf } from '#src/domain/account.ts';
import { Broken } from './broken.ts';
import type { Device } from './device.ts';
import type { Tab } from './tab.ts';
import { time } from './thread.ts';

const ownRowStores = [...ownRowKinds, 'ownRowChunks'] as const;

/** How a command left an outbox. */
export type Gone = 'shown' | 'discarded' | 'wiped' | 'storage';

/** A command that a device has acknowledged: it has been in the device's outbox. */
export type Note = {
  device: Device;
  entry: OutboxEntry;
  gone?: { how: Gone; at: number };
  /** Its application was deleted by staff, or lost with a restored database. */
  excused?: boolean;
};

/** `discardTo`: up to which seq the device has written down that the person chose to lose it. */
type SignOut = { tab: Tab; uid: string; discard: boolean; over: boolean; discardTo?: number };

/** All acknowledged commands of all devices, updated after every event. */
export class Notes {
  readonly all = new Map<string, Note>();
  /** Parked commands that a person is retrying or discarding. */
  readonly settling = new Set<string>();
  /** Who has signed out of each device and not signed in again. */
  readonly signedOut = new Map<Device, Set<string>>();
  /** Sign-outs in progress. One that is over stays until the next check, which sees its effects. */
  readonly signOuts = new Set<SignOut>();
  /** The latest sign-out on each device, as the device has stored it. */
  readonly #signingOut = new Map<Device, SignOutProgress & { uid: string }>();

  /** Checks what must hold at every moment, and records newly acknowledged commands. */
  check(device: Device): void {
    const outbox = [...device.stored.outbox(), ...device.stored.encryptedOutbox()];
    const session = device.stored.session();
    const owner = ownerOf(session?.user ?? null);
    const before = this.#signingOut.get(device)?.discardTo;
    if (session?.user && session.signingOut) {
      this.#signingOut.set(device, { ...session.signingOut, uid: owner });
    } else if (session?.user) this.#signingOut.delete(device);
    else this.#noteSignedOut(device);
    if (owner !== guestOwner) this.signedOut.get(device)?.delete(owner);
    const here = new Map(outbox.map((entry) => [entry.id, entry]));
    for (const entry of outbox) {
      const note = this.all.get(entry.id);
      if (note) this.#follow(note, entry);
      else this.all.set(entry.id, { device, entry });
    }
    for (const note of this.all.values()) {
      if (note.device === device && !note.gone && !here.has(note.entry.id))
        this.#leave(note, owner);
    }
    const discardTo = session?.user ? session.signingOut?.discardTo : undefined;
    if (discardTo !== undefined) this.#noteChoice(device, owner, discardTo, discardTo !== before);
    for (const signingOut of this.signOuts) {
      if (signingOut.over && signingOut.tab.device === device) this.signOuts.delete(signingOut);
    }
    this.#noForeignRows(device);
    noTraceOfOthers(device, owner);
    this.#nothingFlickers(device, owner);
  }

  /** Nobody is signed in, so a sign-out that had begun is complete. */
  #noteSignedOut(device: Device): void {
    const signingOut = this.#signingOut.get(device);
    if (!signingOut) return;
    this.signedOut.set(device, (this.signedOut.get(device) ?? new Set()).add(signingOut.uid));
  }

  /** The browser has cleared this device's storage. */
  storageCleared(device: Device): void {
    for (const note of this.all.values()) {
      if (note.device === device && !note.gone) note.gone = { how: 'storage', at: time.now() };
    }
    this.#signingOut.delete(device);
    this.signedOut.delete(device);
  }

  /** Other software takes these applications away from their applicants. */
  excuseApplications(fits: (applicationId: string, commandId: string) => boolean): void {
    for (const note of this.all.values()) {
      const id = applicationOf(note);
      if (id !== undefined && fits(id, note.entry.id)) note.excused = true;
    }
  }

  #follow(note: Note, entry: OutboxEntry): void {
    if (note.gone) {
      throw new Broken('S6', `${describe(note)} came back after it was ${note.gone.how}.`);
    }
    if (note.entry.state === 'parked' && entry.state !== 'parked') {
      throw new Broken('S6', `${describe(note)} was parked and is ${entry.state} again.`);
    }
    note.entry = entry;
  }

  #leave(note: Note, now: string): void {
    const { entry } = note;
    // S31: somebody has signed in where a guest spoke.
    if (entry.owner === guestOwner && now !== guestOwner) {
      note.gone = { how: 'wiped', at: time.now() };
      return;
    }
    const signingOut = this.#signOutOf(note);
    // S10: somebody has signed in.
    const guestLeft = entry.owner === guestOwner && note.device.stored.session()?.user;
    const how = this.settling.has(entry.id)
      ? 'discarded'
      : guestLeft ||
          (signingOut &&
            (entry.state !== 'waiting' ||
              entry.seq <= (signingOut.discardTo ?? 0) ||
              signingOut.last === entry.id))
        ? 'wiped'
        : entry.state === 'accepted'
          ? 'shown'
          : undefined;
    if (!how) {
      throw new Broken('S1', `${describe(note)} left the outbox while it was ${entry.state}.`);
    }
    note.gone = { how, at: time.now() };
  }

  /** S22: a sign-out loses only what was there when the person chose to lose it. */
  #noteChoice(device: Device, uid: string, discardTo: number, isNew: boolean): void {
    const signOuts = [...this.signOuts].filter(
      (one) => one.tab.device === device && one.uid === uid,
    );
    const isHere = [...this.all.values()].some(
      (note) => note.device === device && note.entry.seq >= discardTo,
    );
    if (isNew && (!signOuts.some(({ discard }) => discard) || (discardTo > 0 && !isHere)))
      throw new Broken('S22', `${device.name} would lose what nobody chose to lose.`);
    // Who presses twice, with nothing said between, has chosen the same both times.
    for (const one of signOuts) if (isNew || one.discard) one.discardTo = discardTo;
  }

  #signOutOf({ device, entry }: Note): SignOutProgress | undefined {
    const noted = this.#signingOut.get(device);
    const now = [...this.signOuts].filter(
      ({ tab, uid }) => tab.device === device && !tab.dead && uid === entry.owner,
    );
    // The device records only the latest, and the person may have pressed twice.
    const discardTo = Math.max(0, ...now.map((one) => one.discardTo ?? 0), noted?.discardTo ?? 0);
    if (noted?.uid === entry.owner) return { ...noted, discardTo };
    if (now.length === 0) return undefined;
    // The device's own record is gone, because somebody signed in since. The last command of a
    // sign-out clears the cart.
    const last = entry.command.kind === 'clearCart' ? entry.id : undefined;
    return { discardTo, last };
  }

  /** S8 and S23: rows are stored under their owner only, and not after the owner's sign-out. */
  #noForeignRows(device: Device): void {
    for (const { owner, row } of device.stored.owned('cartItem')) {
      if (row.userId !== owner)
        throw new Broken('S8', `A cart item of another stands on ${device.name}.`);
    }
    const left = this.signedOut.get(device);
    if (!left || left.size === 0) return;
    for (const store of ownRowStores) {
      if (device.stored.all(store).some(({ owner }) => left.has(owner))) {
        throw new Broken(
          'S23',
          `A row in ${store} of who has signed out came back to ${device.name}.`,
        );
      }
    }
  }

  /** S1 and S4: an acknowledged application stays visible to its applicant. */
  #nothingFlickers(device: Device, owner: string): void {
    const notes = [...this.all.values()].filter((note) => mustBeSeen(note, device, owner));
    if (notes.length === 0) return;
    const state = device.stored.all('pullStates').find((one) => one.owner === owner);
    // After a reset, rows arrive batch by batch.
    const readingAnew = !state?.cursor || (state.acceptedTo !== undefined && !state.shownTo);
    const seen = merge(
      device.stored.ownRows(owner),
      device.stored.outboxOf(owner).filter((entry) => entry.state !== 'parked'),
    ).applications;
    for (const note of notes) {
      if (note.gone && readingAnew) continue;
      if (seen.some(({ id }) => id === applicationOf(note))) continue;
      throw new Broken('S4', `${describe(note)} is out of sight on ${device.name}.`);
    }
  }
}

/** S28: on a device where somebody is signed in, nothing of anybody else can be read. */
function noTraceOfOthers(device: Device, owner: string): void {
  if (owner === guestOwner) return;
  const check = (rows: readonly { owner: string }[], where: string) => {
    const left = rows.find((row) => row.owner !== owner);
    if (left)
      throw new Broken('S28', `A row of ${left.owner} in ${where} stands on ${device.name}.`);
  };
  check(device.stored.outbox(), 'outbox');
  for (const kind of [...ownRowStores, 'drafts', 'pullStates'] as const)
    check(device.stored.all(kind), kind);
}

function mustBeSeen(note: Note, device: Device, owner: string): boolean {
  if (note.device !== device || note.entry.owner !== owner || note.excused) return false;
  if (applicationOf(note) === undefined || note.entry.state === 'parked') return false;
  return note.gone === undefined || note.gone.how === 'shown';
}

export function applicationOf({ entry: { command } }: Note): string | undefined {
  return command.kind === 'submitApplication' ? command.args.id : undefined;
}

export function describe({ device, entry }: Note): string {
  return `${entry.command.kind} (number ${entry.seq} of ${device.name})`;
}
