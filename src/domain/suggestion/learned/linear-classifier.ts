// Logistic regression over hashed features: what was learned is a table of weights, and a text's
// features name theirs by a hash ("feature hashing", Weinberger et al. 2009), so no word is stored.

/** Distinct features, each as the hash of what it is called: 30 bits, which engines keep unboxed. */
export type Features = readonly number[];

/**
 * The chance, from 0 to 1, that what has these features is of the kind that was learned. Each group of
 * features has the same say, however many they are.
 */
export type Classifier = (...groups: readonly Features[]) => number;

/** A weight is one of fifteen: from -7 to 7 steps. */
const mostSteps = 7;
/** The greatest weight. Steps between small weights are smaller: most weights are small. */
const mostWeight = 10;

/** FNV-1a over UTF-16 units: where it begins, and what one more makes of it. */
const hashStart = 0x81_1c_9d_c5;
const hashNext = (hash: number, unit: number) => Math.imul(hash ^ unit, 0x01_00_01_93);

/** Spreads what differs in a few bits over all of them. */
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return (half ^ (half >>> 12)) >>> 2;
}

function hashOf(name: string): number {
  let hash = hashStart;
  for (let at = 0; at < name.length; at += 1) hash = hashNext(hash, name.charCodeAt(at));
  return mixed(hash);
}

export const featuresOf = (names: Iterable<string>): Features => Array.from(new Set(names), hashOf);

/** The same features as others, said of something: what is learned of these tells nothing of those. */
export function featuresAbout(subject: string, features: Features): Features {
  const hash = hashOf(subject);
  return features.map((feature) => mixed(feature ^ hash));
}

/** All runs of so many characters of a text. */
export function characterRuns(text: string, shortest: number, longest: number): Features {
  const found = new Set<number>();
  for (let from = 0; from < text.length; from += 1) {
    let hash = hashNext(hashStart, runMark);
    for (let at = from; at < from + longest && at < text.length; at += 1) {
      hash = hashNext(hash, text.charCodeAt(at));
      if (at - from >= shortest - 1) found.add(mixed(hash));
    }
  }
  return [...found];
}
/** So that a run is no word. */
const runMark = '~'.charCodeAt(0);

/** The weight that a feature has. */
export const bucketOf = (feature: number, bucketCount: number): number =>
  feature & (bucketCount - 1);

/** What each feature of a group of so many counts: the group is a vector of the length 1. */
export const valueIn = (features: number): number => 1 / Math.sqrt(features);

/** Has a weight of its own: how likely is the kind before anything is read? */
export const always: Features = featuresOf(['always']);

/** @param packed - what `packWeights` has made */
export function classifierOf(packed: string): Classifier {
  const weights = unpackWeights(packed);
  // The sentences of a text share a group.
  const known = new WeakMap<Features, number>();
  const logitOf = (features: Features) => {
    let sum = 0;
    for (const feature of features) {
      const steps = weights[bucketOf(feature, weights.length)] ?? 0;
      sum += steps * Math.abs(steps);
    }
    const logit = features.length && (sum * valueIn(features.length) * mostWeight) / mostSteps ** 2;
    known.set(features, logit);
    return logit;
  };
  return (...groups) => {
    let logit = 0;
    for (const group of [...groups, always]) logit += known.get(group) ?? logitOf(group);
    return chanceOf(logit);
  };
}

// Most weights are none: a letter is how many of those come first, up to fifteen, and the weight after
// them; another one skips sixteen. Small weights, which most others are, have the letters of a single byte.
const weightCount = 2 * mostSteps;
const longestGap = 15;
const letters = Array.from({ length: 0x1_80 }, (_, code) => String.fromCharCode(code))
  .filter((letter) => /^[!-~¡-ž]$/.test(letter) && !/^['\\\u00ad]$/.test(letter))
  .slice(0, 1 + weightCount * (longestGap + 1));
const [skip = ''] = letters;

/** Begins with the letter of how often two is multiplied for the number of weights. */
export function packWeights(weights: Float64Array): string {
  let packed = letters[Math.log2(weights.length)] ?? '';
  let gap = 0;
  for (const weight of weights) {
    const size = Math.round(mostSteps * Math.sqrt(Math.min(1, Math.abs(weight) / mostWeight)));
    if (size > 0) {
      const rank = 2 * (size - 1) + (weight < 0 ? 1 : 0);
      packed += letters[1 + rank * (longestGap + 1) + gap];
      gap = 0;
    } else if (gap === longestGap) {
      packed += skip;
      gap = 0;
    } else gap += 1;
  }
  return packed;
}

/** In steps. */
function unpackWeights(packed: string): Int8Array {
  const known = new Map(letters.map((letter, code) => [letter.charCodeAt(0), code]));
  const codeAt = (place: number) => known.get(packed.charCodeAt(place)) ?? 0;
  const weights = new Int8Array(2 ** codeAt(0));
  let at = 0;
  for (let place = 1; place < packed.length; place += 1) {
    const code = codeAt(place) - 1;
    if (code < 0) at += longestGap + 1;
    else {
      const gap = code % (longestGap + 1);
      const rank = (code - gap) / (longestGap + 1);
      at += gap;
      weights[at] = rank % 2 === 0 ? rank / 2 + 1 : -(rank + 1) / 2;
      at += 1;
    }
  }
  return weights;
}

/** The logistic function, and its inverse. */
export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
export const logitOf = (chance: number): number => Math.log(chance / (1 - chance));
