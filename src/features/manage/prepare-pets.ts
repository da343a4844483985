import { yieldToMain } from '#src/catalogue/yield-to-main.ts';
import { type Pet, petTypes } from '#src/domain/pet.ts';
import { petStatuses } from '#src/domain/pet-status.ts';
import type { SearchText } from '#src/domain/search-text.ts';
import { type Entry, entryOf } from './pet-entry.ts';

export type Order = 'name' | 'unseen';

/**
 * Pets in order, laid out for searches through 100,000 of them. A *place* is where a pet stands in
 * the order; each array has a value for each place.
 */
export type Prepared = SearchText & {
  order: Order;
  entries: readonly Entry[];
  letters: Int32Array;
  /** The number of its status in `petStatuses`, and of its type in `petTypes`. */
  statuses: Uint8Array;
  types: Uint8Array;
  hasPicture: Uint8Array;
  verifiedAtMs: Float64Array;
  /** The same, but of pets that were verified in this list what it was before: see `SeenBefore`. */
  placedAtMs: Float64Array;
  seenBefore: SeenBefore;
  /** By words with spaces between: the places that have them. Of '' every place, then the latest. */
  found: Map<string, Uint32Array>;
};

/**
 * When pets that were verified in the list had been seen before, by their ids, in milliseconds since
 * 1970: they stay where they are. If they moved, the next tap would be on another pet.
 */
export type SeenBefore = ReadonlyMap<string, number>;
export const noneSeen: SeenBefore = new Map();

type Compare = (one: Entry, other: Entry) => number;

// The prepared words begin with the name.
const byName: Compare = (one, other) => (one.words < other.words ? -1 : 1);
const placedAt = (seenBefore: SeenBefore, { pet, verifiedAtMs }: Entry): number =>
  seenBefore.get(pet.id) ?? verifiedAtMs;

// 8 ms of each slice: the rest of a frame is the browser's.
const sliceMs = 8;
// Sorted at once: a millisecond or two.
const runLength = 512;

/** Calls `work` for each number below `count`. */
type InSlices = (count: number, work: (at: number) => void) => Promise<void>;

/** For long work: between its slices the browser does its own, and `signal` may end it. */
function slices(signal: AbortSignal | undefined): InSlices {
  let began = performance.now();
  return async (count, work) => {
    for (let at = 0; at < count; at += 1) {
      if (at % 64 === 0 && performance.now() - began > sliceMs) {
        await yieldToMain();
        signal?.throwIfAborted();
        began = performance.now();
      }
      work(at);
    }
  };
}

type Options = {
  seenBefore?: SeenBefore;
  /** What was prepared last is not done again. */
  last?: Prepared | undefined;
  signal?: AbortSignal;
};

/**
 * All pets, prepared and in order; rejected once `signal` is aborted. Without what was prepared
 * before, 100,000 take some seconds on a slow phone, in slices.
 */
export async function prepare(
  pets: readonly Pet[],
  order: Order,
  { seenBefore = noneSeen, last, signal }: Options = {},
): Promise<Prepared> {
  const inSlices = slices(signal);
  const compare: Compare =
    order === 'name'
      ? byName
      : (one, other) =>
          placedAt(seenBefore, one) - placedAt(seenBefore, other) || byName(one, other);
  const merge = (one: readonly Entry[], other: readonly Entry[]) =>
    merged(one, other, compare, inSlices);
  const kept = last?.order === order ? last : undefined;
  const keptEntries = kept?.entries ?? [];
  const keptOnes = new Set<Entry>();
  await inSlices(keptEntries.length, (at) => {
    const entry = must(keptEntries, at);
    if (kept?.placedAtMs[at] === placedAt(seenBefore, entry)) keptOnes.add(entry);
  });
  const still = new Set<Entry>();
  const fresh: Entry[] = [];
  await inSlices(pets.length, (at) => {
    const entry = entryOf(must(pets, at));
    if (keptOnes.has(entry)) still.add(entry);
    else fresh.push(entry);
  });
  const stayed =
    still.size === keptEntries.length
      ? keptEntries
      : keptEntries.filter((entry) => still.has(entry));
  let runs: (readonly Entry[])[] = [];
  for (let at = 0; at < fresh.length; at += runLength)
    await inSlices(1, () => runs.push(fresh.slice(at, at + runLength).sort(compare)));
  while (runs.length > 1) {
    const longer: (readonly Entry[])[] = [];
    for (let nth = 0; nth < runs.length; nth += 2)
      longer.push(await merge(must(runs, nth), runs[nth + 1] ?? []));
    runs = longer;
  }
  return layOut(await merge(stayed, runs[0] ?? []), { order, seenBefore }, inSlices);
}

/** Two ordered lists as one. */
async function merged(
  one: readonly Entry[],
  other: readonly Entry[],
  compare: Compare,
  inSlices: InSlices,
): Promise<readonly Entry[]> {
  if (other.length === 0) return one;
  const both: Entry[] = [];
  let [at, otherAt] = [0, 0];
  await inSlices(one.length + other.length, () => {
    const next = one[at];
    const otherNext = other[otherAt];
    if (next && !(otherNext && compare(next, otherNext) > 0)) {
      both.push(next);
      at += 1;
    } else if (otherNext) {
      both.push(otherNext);
      otherAt += 1;
    }
  });
  return both;
}

async function layOut(
  entries: readonly Entry[],
  { order, seenBefore }: Pick<Prepared, 'order' | 'seenBefore'>,
  inSlices: InSlices,
): Promise<Prepared> {
  const count = entries.length;
  const prepared = {
    order,
    seenBefore,
    entries,
    ends: new Uint32Array(count),
    letters: new Int32Array(count),
    statuses: new Uint8Array(count),
    types: new Uint8Array(count),
    hasPicture: new Uint8Array(count),
    verifiedAtMs: new Float64Array(count),
    placedAtMs: new Float64Array(count),
  };
  const { ends, letters, statuses, types, hasPicture, verifiedAtMs, placedAtMs } = prepared;
  const all = new Uint32Array(count);
  const words: string[] = [];
  let end = 0;
  await inSlices(count, (at) => {
    const entry = must(entries, at);
    end += entry.words.length + 1;
    words.push(entry.words);
    all[at] = at;
    ends[at] = end;
    letters[at] = entry.letters;
    statuses[at] = petStatuses.indexOf(entry.status);
    types[at] = petTypes.indexOf(entry.pet.type);
    hasPicture[at] = Number(entry.hasPicture);
    verifiedAtMs[at] = entry.verifiedAtMs;
    placedAtMs[at] = placedAt(seenBefore, entry);
  });
  return { ...prepared, text: words.join('\n'), found: new Map([['', all]]) };
}

/** What is at a place within a list. */
function must<Value>(list: readonly Value[], at: number): Value {
  // The place is within the list.
  return list[at] as Value;
}
