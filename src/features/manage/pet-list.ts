import type { Pet, PetType } from '#src/domain/pet.ts';
import { isListed, type PetStatus } from '#src/domain/pet-status.ts';
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

/** When staff last saw a pet, in words; `verifiedAtMs` as in an entry. */
export function seenWords(verifiedAtMs: number, nowMs: number): string {
  if (verifiedAtMs === 0) return 'Not seen yet';
  const days = Math.max(0, Math.floor((nowMs - verifiedAtMs) / dayMs));
  if (days === 0) return 'Seen today';
  return days === 1 ? 'Seen yesterday' : `Seen ${days} days ago`;
}

/** Whether nobody has confirmed for 14 days that a pet is still here; an adopted one is not. */
export const isUnverified = (
  { status, verifiedAtMs }: Entry,
  nowMs: number,
  seenMs = verifiedAtMs,
): boolean => status !== 'adopted' && nowMs - seenMs > verifiedForDays * dayMs;

/**
 * When pets that were confirmed here had been seen before, by their ids, in milliseconds: they stay
 * where they are in the list. If they moved, the next tap would be on another pet.
 */
export type SeenBefore = ReadonlyMap<string, number>;
export const noneSeen: SeenBefore = new Map();

const seenIn = (before: SeenBefore, { pet, verifiedAtMs }: Entry): number =>
  before.get(pet.id) ?? verifiedAtMs;

const hasNoPicture = ({ pet }: Entry): boolean => pet.imageUrl === '' && pet.photos.length === 0;

// The prepared words begin with the name.
const byName = (one: Entry, other: Entry) => (one.words < other.words ? -1 : 1);
const bySeen = (before: SeenBefore) => (one: Entry, other: Entry) =>
  seenIn(before, one) - seenIn(before, other);

/** Pets in order, with the words of all of them as one text: one long search is the fastest. */
export type Prepared = {
  entries: readonly Entry[];
  text: string;
  /** Where in the text the words of each end. */
  ends: Uint32Array;
};

/** All pets, prepared and in order; slow for many, so not for each search. */
export function prepare(pets: readonly Pet[], order: Order, before = noneSeen): Prepared {
  const entries = pets.map(entryOf).sort(order === 'name' ? byName : bySeen(before));
  const ends = new Uint32Array(entries.length);
  let end = 0;
  for (const [at, { words }] of entries.entries()) {
    end += words.length + 1;
    ends[at] = end;
  }
  return { entries, text: entries.map(({ words }) => words).join('\n'), ends };
}

export type Found = {
  entries: readonly Entry[];
  /** How many there are of each status, by the other choices. */
  counts: Record<StatusFilter, number>;
};

/** The pets that match what is wanted, in their order. Each word must be found. */
export function findPets(
  prepared: Prepared,
  wanted: Wanted,
  nowMs: number,
  before = noneSeen,
): Found {
  // The longest first: it is found least often.
  const [longest = '', ...others] = plain(wanted.words)
    .split(/\s+/)
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length);
  const counts = { all: 0, available: 0, reserved: 0, adopted: 0, hidden: 0 };
  const found: Entry[] = [];
  for (const entry of entriesWith(prepared, longest)) {
    if (wanted.type !== 'all' && entry.pet.type !== wanted.type) continue;
    if (wanted.unverified && !isUnverified(entry, nowMs, seenIn(before, entry))) continue;
    if (wanted.pictureless && !hasNoPicture(entry)) continue;
    if (!others.every((word) => entry.words.includes(word))) continue;
    counts.all += 1;
    counts[entry.status] += 1;
    if (wanted.status === 'all' || wanted.status === entry.status) found.push(entry);
  }
  return { entries: found, counts };
}

function entriesWith({ entries, text, ends }: Prepared, word: string): readonly Entry[] {
  if (word === '') return entries;
  const found: Entry[] = [];
  let at = 0;
  for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, ends[at - 1])) {
    while ((ends[at] ?? Infinity) <= place) at += 1;
    const entry = entries[at];
    if (entry === undefined) break;
    found.push(entry);
    // On to the next pet: its own words need not be found twice.
    at += 1;
  }
  return found;
}

/** How many pets need a look, for the choices that show them. */
export function countNeeds({ entries }: Prepared, nowMs: number) {
  let unverified = 0;
  let pictureless = 0;
  for (const entry of entries) {
    if (isUnverified(entry, nowMs)) unverified += 1;
    if (hasNoPicture(entry) && isListed(entry.pet)) pictureless += 1;
  }
  return { unverified, pictureless };
}
