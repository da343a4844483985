import {
  always,
  bucketOf,
  chanceOf,
  type Features,
  valueIn,
} from '#src/domain/suggestion/learned/linear-classifier.ts';

/** Groups of features, each of which has the same say, and whether it is of the kind that is learned. */
export type Example = {
  readonly groups: readonly Features[];
  readonly is: boolean;
};

export type Training = {
  /** Into how many weights: a power of two. Features that share one cost accuracy. */
  readonly bucketCount: number;
  /** In how many examples a feature must be: what one alone has tells of it, not of the next. */
  readonly leastExamples: number;
  /** How far a mistake moves a weight at first. */
  readonly step: number;
  /**
   * How many weights are learned; the others are none. They are those that count most when all are
   * learned: what was never seen shares its weight with one of them in few of many buckets.
   */
  readonly most: number;
};

const orders = 3;
/** How often all examples are learned from, and how many of the last times count for the mean. */
const allPasses = { passes: 20, later: 10 };
/** The same for the first look at which features count. */
const firstPasses = { passes: 6, later: 3 };
/** Pulls each weight towards none, so that a rare word does not decide alone. */
const decay = 3e-5;

/**
 * Logistic regression by AdaGrad. The weights are the mean of what is learned in several orders, which
 * are always the same: a new request would else move others, because it changes the order.
 */
export function learn(
  examples: readonly Example[],
  { bucketCount, leastExamples, step, most }: Training,
): Float64Array {
  const all = hashed(examples, bucketCount, leastExamples);
  const known = onlyHeaviest(
    all,
    learnInOrder(all, bucketCount, step, seeded(orders + 1), firstPasses),
    most,
  );
  const means = new Float64Array(bucketCount);
  for (let seed = 1; seed <= orders; seed += 1) {
    const learned = learnInOrder(known, bucketCount, step, seeded(seed), allPasses);
    for (const [bucket, weight] of learned.entries())
      means[bucket] = (means[bucket] ?? 0) + weight / orders;
  }
  return means;
}

/** The mean of the weights after the later passes. */
function learnInOrder(
  known: Hashed,
  bucketCount: number,
  step: number,
  random: () => number,
  { passes, later }: typeof allPasses,
): Float64Array {
  const weights = new Float64Array(bucketCount);
  const squares = new Float64Array(bucketCount).fill(0.01);
  const means = new Float64Array(bucketCount);
  for (let pass = 0; pass < passes; pass += 1) {
    for (const { is, groups } of shuffled(known, random)) {
      let logit = 0;
      for (const { buckets, value } of groups) {
        for (const bucket of buckets) logit += value * (weights[bucket] ?? 0);
      }
      const error = chanceOf(logit) - (is ? 1 : 0);
      for (const { buckets, value } of groups) {
        for (const bucket of buckets) {
          const weight = weights[bucket] ?? 0;
          const slope = error * value + decay * weight;
          const square = (squares[bucket] ?? 0) + slope * slope;
          squares[bucket] = square;
          weights[bucket] = weight - (step * slope) / Math.sqrt(square);
        }
      }
    }
    if (pass < passes - later) continue;
    for (const [bucket, weight] of weights.entries()) {
      means[bucket] = (means[bucket] ?? 0) + weight / later;
    }
  }
  return means;
}

type Hashed = ReturnType<typeof hashed>;

/** The examples with those of their features alone whose weights move what is said of them most. */
function onlyHeaviest(examples: Hashed, weights: Float64Array, most: number): Hashed {
  const squares = new Float64Array(weights.length);
  for (const { groups: those } of examples) {
    for (const { buckets, value } of those) {
      for (const bucket of buckets) squares[bucket] = (squares[bucket] ?? 0) + value * value;
    }
  }
  const moved = weights.map((weight, bucket) => weight * weight * (squares[bucket] ?? 0));
  const least = moved.toSorted((one, other) => other - one)[most] ?? 0;
  const without = new Map<Int32Array, Int32Array<ArrayBuffer>>();
  return examples.map(({ is, groups }) => ({
    is,
    groups: groups.map(({ value, buckets }) => {
      const known =
        without.get(buckets) ?? buckets.filter((bucket) => (moved[bucket] ?? 0) > least);
      without.set(buckets, known);
      return { value, buckets: known };
    }),
  }));
}

/** Of each example what `learn` adds up: the weights that its features have, and what each counts. */
function hashed(examples: readonly Example[], bucketCount: number, leastExamples: number) {
  const whole = examples.map(({ is, groups }) => ({ is, groups: [...groups, always] }));
  const counts = new Map<number, number>();
  for (const group of whole.flatMap(({ groups }) => groups)) {
    for (const feature of group) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const hash = (group: Features) => ({
    value: valueIn(group.length),
    buckets: Int32Array.from(
      group.filter((feature) => (counts.get(feature) ?? 0) >= leastExamples),
      (feature) => bucketOf(feature, bucketCount),
    ),
  });
  // The sentences of a text share a group.
  const known = new Map<Features, ReturnType<typeof hash>>();
  return whole.map(({ is, groups }) => ({
    is,
    groups: groups.map((group) => {
      const found = known.get(group) ?? hash(group);
      known.set(group, found);
      return found;
    }),
  }));
}

/** Numbers from 0 to 1, the same in each run (Lehmer's generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Fisher and Yates. */
function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const mixed = [...items];
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    // Both places are within the list.
    [mixed[at], mixed[other]] = [mixed[other] as Item, mixed[at] as Item];
  }
  return mixed;
}
