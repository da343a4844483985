// Logistic regression over hashed features: what was learned is a table of weights, and a text's
// features name theirs by a hash ("feature hashing", Weinberger et al. 2009), so no word is stored.

/** The chance, from 0 to 1, that what has these features is of the kind that was learned. */
export type Classifier = (features: ReadonlySet<string>) => number;

/** 2¹⁶: with fewer, features that share a weight cost accuracy. */
export const bucketCount = 65_536;

/** How many steps of a weight are one unit of the logit. */
const stepsPerUnit = 4;
/** A weight has four bits: from -7 to 7 steps. */
const mostSteps = 7;

/** The weight that a feature has: FNV-1a over its UTF-16 units, then mixed. */
export function bucketOf(feature: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01_00_01_93);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d);
  return (hash ^ (hash >>> 12)) & (bucketCount - 1);
}

/** @param packed - what `packWeights` has made */
export function classifierOf(packed: string): Classifier {
  const bytes = Uint8Array.from(atob(packed), (one) => one.charCodeAt(0));
  return (features) => {
    let steps = 0;
    for (const feature of features) {
      const bucket = bucketOf(feature);
      const pair = bytes[bucket >> 1] ?? 0;
      steps += (bucket & 1 ? pair >> 4 : pair & 15) - mostSteps;
    }
    return chanceOf(steps / stepsPerUnit);
  };
}

/** Two weights a byte, as base64. */
export function packWeights(weights: Float64Array): string {
  const nibble = (weight = 0) =>
    Math.max(-mostSteps, Math.min(mostSteps, Math.round(weight * stepsPerUnit))) + mostSteps;
  let bytes = '';
  for (let at = 0; at < bucketCount; at += 2) {
    bytes += String.fromCharCode(nibble(weights[at]) | (nibble(weights[at + 1]) << 4));
  }
  return btoa(bytes);
}

/** The logistic function. */
export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
