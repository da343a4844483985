// Logistic regression over hashed features: what was learned is a table of weights, and a text's
// features name theirs by a hash ("feature hashing", Weinberger et al. 2009), so no word is stored.

/**
 * The chance, from 0 to 1, that what has these features is of the kind that was learned. Each group of
 * features has the same say, however many they are.
 */
export type Classifier = (...groups: readonly ReadonlySet<string>[]) => number;

/** A weight has four bits: from -7 to 7 steps. */
const mostSteps = 7;
/** The greatest weight. Steps between small weights are smaller: most weights are small. */
const mostWeight = 10;

/** The weight that a feature has: FNV-1a over its UTF-16 units, then mixed. */
export function bucketOf(feature: string, bucketCount: number): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return (hash ^ (hash >>> 12)) & (bucketCount - 1);
}

/** What each feature of a group of so many counts: the group is a vector of the length 1. */
export const valueIn = (features: number): number => 1 / Math.sqrt(features);

/** Has a weight of its own: how likely is the kind before anything is read? */
export const always: ReadonlySet<string> = new Set(['always']);

/** @param packed - what `packWeights` has made */
export function classifierOf(packed: string): Classifier {
  const bytes = Uint8Array.from(atob(packed), (one) => one.charCodeAt(0));
  // The sentences of a text share a group.
  const known = new WeakMap<ReadonlySet<string>, number>();
  const logitOf = (features: ReadonlySet<string>) => {
    let sum = 0;
    for (const feature of features) {
      const bucket = bucketOf(feature, bytes.length * 2);
      const pair = bytes[bucket >> 1] ?? 0;
      const steps = (bucket & 1 ? pair >> 4 : pair & 15) - mostSteps;
      sum += steps * Math.abs(steps);
    }
    const logit = features.size && (sum * valueIn(features.size) * mostWeight) / mostSteps ** 2;
    known.set(features, logit);
    return logit;
  };
  return (...groups) => {
    let logit = 0;
    for (const group of [...groups, always]) logit += known.get(group) ?? logitOf(group);
    return chanceOf(logit);
  };
}

/** Two weights a byte, as base64. */
export function packWeights(weights: Float64Array): string {
  const nibble = (weight = 0) => {
    const steps = Math.round(mostSteps * Math.sqrt(Math.min(1, Math.abs(weight) / mostWeight)));
    return mostSteps + Math.sign(weight) * steps;
  };
  let bytes = '';
  for (let at = 0; at < weights.length; at += 2) {
    bytes += String.fromCharCode(nibble(weights[at]) | (nibble(weights[at + 1]) << 4));
  }
  return btoa(bytes);
}

/** The logistic function. */
export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
