import { isListed, type Pet, type PetStatus, type PetType } from '#src/domain/pet.ts';
import { statusOf } from '#src/parts/pet-status-badge.tsx';

/** Staff look after each pet at least this often. */
const verifiedForDays = 14;
const dayMs = 24 * 60 * 60 * 1_000;

/** A pet as the list searches it, prepared once: a search goes through up to 100,000. */
export type Entry = {
  pet: Pet;
  /** What is searched: in lower case, without accents, a line for each field. */
  words: string;
  /** When staff last saw it, in milliseconds since 1970; 0 for never. */
  verifiedAtMs: number;
  status: PetStatus;
};

export type Order = 'name' | 'unseen';
export type StatusFilter = 'all' | PetStatus;
export type Wanted = {
  words: string;
  status: StatusFilter;
  type: 'all' | PetType;
  /** Only pets whose page nobody has confirmed for 14 days. */
  unverified: boolean;
  pictureless: boolean;
};

export const everyPet: Wanted = {
  words: '',
  status: 'all',
  type: 'all',
  unverified: false,
  pictureless: false,
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');

// By the pet itself: a pet that has not changed is the same object.
const prepared = new WeakMap<Pet, Entry>();

function entryOf(pet: Pet): Entry {
  const known = prepared.get(pet);
  if (known) return known;
  const { name, breed, type, location, source, externalId, id } = pet;
  const text = [name, breed, type, location.city, source, externalId, id].join('\n');
  const entry: Entry = {
    pet,
    words: plain(text),
    verifiedAtMs: Date.parse(pet.verifiedAt) || 0,
    status: statusOf(pet),
  };
  prepared.set(pet, entry);
  return entry;
}

export const daysUnseen = ({ verifiedAtMs }: Entry, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - verifiedAtMs) / dayMs));

/** Whether nobody has confirmed for 14 days that a pet is still here; an adopted one is not. */
export const isUnverified = (entry: Entry, nowMs: number): boolean =>
  entry.status !== 'adopted' && nowMs - entry.verifiedAtMs > verifiedForDays * dayMs;

const hasNoPicture = ({ pet }: Entry): boolean => pet.imageUrl === '' && pet.photos.length === 0;

const orders: Record<Order, (one: Entry, other: Entry) => number> = {
  // The prepared words begin with the name.
  name: (one, other) => (one.words < other.words ? -1 : 1),
  unseen: (one, other) => one.verifiedAtMs - other.verifiedAtMs,
};

/** All pets, prepared and in order; slow for many, so not for each search. */
export function prepare(pets: readonly Pet[], order: Order): readonly Entry[] {
  return pets.map(entryOf).sort(orders[order]);
}

export type Found = {
  entries: readonly Entry[];
  /** How many there are of each status, by the other choices. */
  counts: Record<StatusFilter, number>;
};

/** The pets that match what is wanted, in their order. Each word must be found. */
export function findPets(entries: readonly Entry[], wanted: Wanted, nowMs: number): Found {
  const words = plain(wanted.words)
    .split(/\s+/)
    .filter((word) => word !== '');
  const counts = { all: 0, available: 0, reserved: 0, adopted: 0, hidden: 0 };
  const found: Entry[] = [];
  for (const entry of entries) {
    if (wanted.type !== 'all' && entry.pet.type !== wanted.type) continue;
    if (wanted.unverified && !isUnverified(entry, nowMs)) continue;
    if (wanted.pictureless && !hasNoPicture(entry)) continue;
    if (!words.every((word) => entry.words.includes(word))) continue;
    counts.all += 1;
    counts[entry.status] += 1;
    if (wanted.status === 'all' || wanted.status === entry.status) found.push(entry);
  }
  return { entries: found, counts };
}

/** How many pets need a look, for the choices that show them. */
export function countNeeds(entries: readonly Entry[], nowMs: number) {
  let unverified = 0;
  let pictureless = 0;
  for (const entry of entries) {
    if (isUnverified(entry, nowMs)) unverified += 1;
    if (hasNoPicture(entry) && isListed(entry.pet)) pictureless += 1;
  }
  return { unverified, pictureless };
}
