import { isDeepStrictEqual } from 'node:util';
import { readMerged } from '#src/db/read-merged.ts';
import { guestOwner } from '#src/domain/account.ts';
import { managedPets } from '#src/domain/managed-pets.ts';
import type { Pet } from '#src/domain/pet.ts';
import { isListed } from '#src/domain/pet-status.ts';
import { Broken } from './broken.ts';
import type { Database } from './database.ts';
import type { Device } from './device.ts';
import { describe, type Note } from './notes.ts';
import { type KnownPet, type Oracle, replay } from './oracle.ts';
import { people } from './people.ts';
import type { Actor, LedgerLine } from './server/server-rows.ts';
import { differenceOf, nothing } from './row-difference.ts';
import { outside } from './thread.ts';
import type { World } from './world.ts';

/** Checks what must hold once everything has settled. */
export async function checkAtRest(world: World): Promise<void> {
  const { rows } = world.database;
  const ledger = await outside(() => rows.ledger());
  checkLedger(ledger);
  const { oracle, differences } = replay(ledger, world.database);
  if (differences[0] !== undefined) throw new Broken('ledger', differences.join('; '));
  for (const { uid } of people) await checkServer(world, uid, oracle);
  const pets = await outside(() => rows.pets());
  checkPets(pets, oracle);
  for (const note of world.notes.all.values()) checkNote(note, ledger, world.database);
  for (const device of world.devices) {
    await checkDevice(world, device);
    checkManagedPets(device, pets, oracle);
  }
}

/** S2: each command once, and those of one client in their order. */
function checkLedger(ledger: readonly LedgerLine[]): void {
  const seen = new Map<string, LedgerLine>();
  const newest = new Map<string, number>();
  for (const line of ledger) {
    const before = seen.get(line.id);
    // A sign-in whose answer got lost has taken a guest's id: the repeat comes from another guest.
    const isOtherGuest = before?.actor.startsWith('guest:') && before.actor !== line.actor;
    if (before && !isOtherGuest)
      throw new Broken('S2', `${line.id} ran twice, as ${before.actor} and ${line.actor}.`);
    seen.set(line.id, line);
    const client = `${line.actor} ${line.clientId}`;
    if (line.seq <= (newest.get(client) ?? 0)) {
      throw new Broken(
        'S2',
        `Number ${line.seq} of ${client} ran behind number ${newest.get(client)}.`,
      );
    }
    newest.set(client, line.seq);
  }
}

async function checkServer(world: World, uid: string, oracle: Oracle): Promise<void> {
  const { cartItems, applications, chatSessions } = await outside(() =>
    world.database.rows.visibleRows({ kind: 'user', uid }),
  );
  const sees = oracle.isAdmin({ uid })
    ? oracle.applications
    : oracle.applications.filter((one) => one.uid === uid);
  const expected = {
    cart: [...(oracle.carts.get(uid) ?? [])].toSorted(),
    applications: sees.map(({ id, status }) => `${id} ${status}`).toSorted(),
    questions: oracle.questions
      .filter(({ actor }) => actor === `user:${uid}`)
      .map(({ id }) => id)
      .toSorted(),
  };
  const found = {
    cart: cartItems.map(({ petId }) => petId).toSorted(),
    applications: applications.map(({ id, status }) => `${id} ${status}`).toSorted(),
    questions: chatSessions.map(({ id }) => id).toSorted(),
  };
  if (!isDeepStrictEqual(found, expected)) {
    throw new Broken(
      'exactly once',
      `The server has ${JSON.stringify(found)}, not ${JSON.stringify(expected)}.`,
    );
  }
}

/** Each field has the value that arrived last, and each photo is there once. */
function checkPets(found: readonly Pet[], { pets }: Oracle): void {
  const known = found.map(({ id, name, status, photos }) => [
    id,
    { name, status, photos: photos.map((one) => one.id) },
  ]);
  if (!isDeepStrictEqual(new Map(known as [string, KnownPet][]), pets))
    throw new Broken(
      'exactly once',
      `The pets are ${JSON.stringify(known)}, not ${JSON.stringify([...pets])}.`,
    );
}

/** S34: an admin's device shows every pet as it is, over a catalogue that is; nobody else's has one. */
function checkManagedPets({ stored, name }: Device, pets: readonly Pet[], oracle: Oracle): void {
  const uid = stored.session()?.user?.uid;
  const rows = stored.managedRows(uid ?? guestOwner);
  if (uid === undefined || !oracle.isAdmin({ uid })) {
    if (rows.length > 0) throw new Broken('S34', `${name} has pets that only admins are sent.`);
    return;
  }
  // No bytes arrive here, so the catalogue shows no photo.
  const catalogue = pets.filter(isListed).map((pet) => ({ ...pet, photos: [] }));
  const shown = managedPets(catalogue, { pets: rows }, []);
  const wrong = pets.filter((pet) => !shown.some((one) => isDeepStrictEqual(one, pet)));
  if (wrong.length > 0 || shown.length !== pets.length)
    throw new Broken('S34', `${name} shows ${JSON.stringify(shown)}, not ${JSON.stringify(pets)}.`);
}

/** No acknowledged command is lost: it ran once, or there is a known reason why it did not. */
function checkNote(
  note: Note,
  ledger: readonly LedgerLine[],
  { forgotten, lost }: Pick<Database, 'forgotten' | 'lost'>,
): void {
  const { entry, gone } = note;
  const lines = ledger.filter(({ id }) => id === entry.id);
  const line = lines.find(({ outcome }) => outcome === 'accepted') ?? lines[0];
  const state = `${describe(note)} is ${gone ? `gone (${gone.how})` : [entry.state, entry.reason].join(' ').trim()}`;
  const fits = () => {
    if (gone?.how === 'storage' || gone?.how === 'discarded' || gone?.how === 'wiped') return true;
    if (gone?.how === 'shown') return line?.outcome === 'accepted' || note.excused === true;
    if (entry.state === 'parked') {
      // Excused, or its ledger entry has been pruned.
      if (entry.reason === 'too-old') {
        return note.excused === true || (line !== undefined && forgotten.has(entry.id));
      }
      // The device has the answer of a ledger that was put back since, also where a line of another
      // guest on this device still stands.
      return [...lines, ...lost.filter(({ id }) => id === entry.id)].some(
        ({ outcome, reason }) => outcome === 'rejected' && reason === entry.reason,
      );
    }
    // A guest's command on a device where somebody else is signed in now.
    return entry.owner === guestOwner;
  };
  if (!fits()) {
    throw new Broken(
      'S1',
      `${state}, and the server ran it ${line ? `as ${line.outcome} ${line.reason ?? ''}` : 'never'}.`,
    );
  }
}

async function checkDevice(world: World, device: Device): Promise<void> {
  const session = device.stored.session();
  const uid = session?.user?.uid;
  const owner = uid ?? guestOwner;
  for (const tab of world.tabs(device)) {
    const view = tab.sync.view();
    if (view.busy || view.failure) {
      throw new Broken('quiet', `${tab.name} is not at rest: ${JSON.stringify(view)}.`);
    }
  }
  const tab = world.tabs(device)[0];
  if (!tab) throw new Error('A device without a tab.');
  const { guest } = device.cookies;
  const actor: Actor | undefined =
    uid !== undefined
      ? { kind: 'user', uid }
      : guest !== undefined
        ? { kind: 'guest', id: guest }
        : undefined;
  const merged = await readMerged(tab.database);
  const stored = device.stored.ownRows(owner);
  // S11: a guest whose device has lost all questions does not pull.
  const forgotten = owner === guestOwner && device.cleared && stored.chatSessions.length === 0;
  const expected =
    actor && !forgotten ? await outside(() => world.database.rows.visibleRows(actor)) : undefined;
  for (const [what, found] of [
    ['rows', stored],
    ['merged rows', merged],
  ] as const) {
    const difference = differenceOf(found, expected ?? nothing);
    if (difference)
      throw new Broken('S3', `The ${what} of ${owner} on ${device.name}: ${difference}`);
  }
}
