import type { Pet } from '#src/domain/pet.ts';
import type { PetStatus } from '#src/domain/pet-status.ts';
import { statusOf } from '#src/parts/pet-status-badge.tsx';

/** Staff look after each pet at least this often. */
const verifiedForDays = 14;
const dayMs = 24 * 60 * 60 * 1_000;

/** A pet as the list searches it, prepared once: a search goes through up to 100,000. */
export type Entry = {
  pet: Pet;
  /** What is searched: in lower case, without accents, a line for each field. */
  words: string;
  /** The characters of `words`; see `lettersOf`. */
  letters: number;
  /** When staff last saw it, in milliseconds since 1970; 0 for never. */
  verifiedAtMs: number;
  status: PetStatus;
  hasPicture: boolean;
};

export const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');

const a = 'a'.charCodeAt(0);

/** A bit for each letter from a to z in a plain text; other characters share the six bits left. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    letters |= 1 << (code >= a && code < a + 26 ? code - a : 26 + (code % 6));
  }
  return letters;
}

/** Whether `lettersOf` alone tells that a word is in a text. */
export const isOneLetter = (word: string): boolean =>
  word.length === 1 && word >= 'a' && word <= 'z';

// By the pet itself: a pet that has not changed is the same object.
const prepared = new WeakMap<Pet, Entry>();

export function entryOf(pet: Pet): Entry {
  const known = prepared.get(pet);
  if (known) return known;
  const { name, breed, type, location, source, externalId, id } = pet;
  const words = plain([name, breed, type, location.city, source, externalId, id].join('\n'));
  const entry: Entry = {
    pet,
    words,
    letters: lettersOf(words),
    verifiedAtMs: Date.parse(pet.verifiedAt) || 0,
    status: statusOf(pet),
    hasPicture: pet.imageUrl !== '' || pet.photos.length > 0,
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
  status: PetStatus | undefined,
  verifiedAtMs: number | undefined,
  nowMs: number,
): boolean => status !== 'adopted' && nowMs - (verifiedAtMs ?? 0) > verifiedForDays * dayMs;
