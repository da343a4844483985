import { type PetType, petTypes } from '#src/domain/pet.ts';
import { isListed, type PetStatus, petStatuses } from '#src/domain/pet-status.ts';
import { placesInText } from '#src/domain/search-text.ts';
import { isOneLetter, isUnverified, lettersOf, plain } from './pet-entry.ts';
import type { Prepared } from './prepare-pets.ts';

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

// As many letters as somebody takes back one by one.
const mostKept = 12;

export type Found = {
  /** The places in what was prepared, in their order. */
  places: Uint32Array;
  /** How many there are of each status, by the other choices. */
  counts: Record<StatusFilter, number>;
};

/** The pets that match what is wanted. Each word must be found. */
export function findPets(prepared: Prepared, wanted: Wanted, nowMs: number): Found {
  const { statuses, types, hasPicture, placedAtMs } = prepared;
  const { unverified, pictureless } = wanted;
  const type = wanted.type === 'all' ? undefined : petTypes.indexOf(wanted.type);
  const status = wanted.status === 'all' ? undefined : petStatuses.indexOf(wanted.status);
  const withWords = placesWith(prepared, wanted.words);
  const places = new Uint32Array(withWords.length);
  const ofStatus = petStatuses.map(() => 0);
  let count = 0;
  for (const place of withWords) {
    if (type !== undefined && types[place] !== type) continue;
    if (pictureless && hasPicture[place] === 1) continue;
    const its = statuses[place] ?? 0;
    if (unverified && !isUnverified(petStatuses[its], placedAtMs[place], nowMs)) continue;
    ofStatus[its] = (ofStatus[its] ?? 0) + 1;
    if (status !== undefined && status !== its) continue;
    places[count] = place;
    count += 1;
  }
  const [available = 0, reserved = 0, adopted = 0, hidden = 0] = ofStatus;
  const all = available + reserved + adopted + hidden;
  return {
    places: places.subarray(0, count),
    counts: { all, available, reserved, adopted, hidden },
  };
}

function placesWith({ found, ...prepared }: Prepared, asked: string): Uint32Array {
  const words = plain(asked)
    .split(/\s+/)
    .filter((word) => word !== '');
  const key = words.join(' ');
  const known = found.get(key);
  if (known) return known;
  // Whoever types on narrows what is found: only that needs to be searched.
  let among: Uint32Array | undefined;
  for (const [earlier, places] of found) {
    const narrower = earlier.split(' ').every((word) => words.some((one) => one.includes(word)));
    if (narrower && (!among || places.length < among.length)) among = places;
  }
  const places = search(prepared, words, among ?? new Uint32Array());
  found.set(key, places);
  const [, oldest] = found.keys();
  if (found.size > mostKept && oldest !== undefined) found.delete(oldest);
  return places;
}

type Searched = Omit<Prepared, 'found'>;

/** Those of the places that have each word. */
function search(prepared: Searched, words: readonly string[], among: Uint32Array): Uint32Array {
  const { entries, letters } = prepared;
  // The longest first: it is found least often.
  const byLength = words.toSorted((one, other) => other.length - one.length);
  const [longest = '', ...shorter] = byLength;
  // A letter is told by the bits alone.
  let unsure = byLength.filter((word) => !isOneLetter(word));
  let left = among;
  if (!isOneLetter(longest) && among.length === entries.length) {
    left = placesInText(prepared, longest);
    unsure = shorter.filter((word) => !isOneLetter(word));
  }
  const needed = lettersOf(words.join(''));
  const places = new Uint32Array(left.length);
  let count = 0;
  for (const place of left) {
    if (((letters[place] ?? 0) & needed) !== needed) continue;
    if (unsure.length > 0 && !unsure.every((word) => entries[place]?.words.includes(word)))
      continue;
    places[count] = place;
    count += 1;
  }
  return places.slice(0, count);
}

/** How many pets need a look, for the choices that show them. */
export function countNeeds({ statuses, hasPicture, verifiedAtMs }: Prepared, nowMs: number) {
  const listed = petStatuses.map((status) => isListed({ status }));
  let unverified = 0;
  let pictureless = 0;
  for (const [place, its] of statuses.entries()) {
    if (isUnverified(petStatuses[its], verifiedAtMs[place], nowMs)) unverified += 1;
    if (hasPicture[place] === 0 && listed[its]) pictureless += 1;
  }
  return { unverified, pictureless };
}
