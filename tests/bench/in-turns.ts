// What the parts of a bench share: cases take turns, and what is said of them is a ratio of one run.
import { median } from '#tools/measured.js';

/** One way of doing something; `take` does it for a while and gives a figure. */
export type Case = { name: string; take: () => Promise<number> };

/** The figures of each case, one a round, and which of them are compared. */
export type Measured = {
  title: string;
  unit: 'a second' | 'ms';
  figures: ReadonlyMap<string, readonly number[]>;
  ratios: readonly Ratio[];
};

/** Of each round its own, since load comes and goes. */
export type Ratio = { of: string; to: string; values: readonly number[] };

/** Measures each case in every round; each round begins with another one. */
export async function inTurns(
  cases: readonly Case[],
  rounds: number,
): Promise<Map<string, readonly number[]>> {
  const figures = new Map(cases.map(({ name }): [string, number[]] => [name, []]));
  for (const { take } of cases) await take(); // warm
  for (let round = 0; round < rounds; round += 1)
    for (const n of cases.keys()) {
      const one = cases[(n + round) % cases.length];
      if (one) figures.get(one.name)?.push(await one.take());
    }
  return figures;
}

/** The median time of doing something so often, one after the other. */
export async function medianMs(times: number, deed: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const begun = performance.now();
    await deed();
    took.push(performance.now() - begun);
  }
  return middle(took);
}

export function ratio(figures: Measured['figures'], of: string, to: string): Ratio {
  const [over = [], under = []] = [figures.get(of), figures.get(to)];
  return { of, to, values: over.map((one, n) => one / (under[n] ?? Number.NaN)) };
}

/** Prints the medians, with the least and the most. */
export function say({ title, unit, figures, ratios }: Measured): void {
  console.log(title);
  for (const [name, values] of figures)
    console.log(`  ${name}: ${spread(values, unit === 'ms' ? 2 : 0)} ${unit}`);
  for (const { of, to, values } of ratios) console.log(`  ${of} / ${to}: ${spread(values, 2)}`);
}

const spread = (values: readonly number[], digits: number) =>
  `${middle(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)})`;

/** The median of at least one value. */
const middle = (values: readonly number[]): number => median(values) ?? Number.NaN;
