import { median } from '#tools/measured.js';
import type { Case, Figure, Measured } from './part.ts';

/** What each case measured, by its name, in one round. */
export type Round = Readonly<Record<string, Measured>>;

/**
 * Runs every case once a round, each round beginning with another one: what is slow because of what
 * ran before it is so for all of them.
 */
export async function runRounds(
  cases: Readonly<Record<string, Case>>,
  count: number,
  onMeasured: (name: string, nth: number, measured: Measured) => void,
): Promise<Round[]> {
  const names = Object.keys(cases);
  const rounds: Round[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const round: Record<string, Measured> = {};
    for (const at of names.keys()) {
      const name = names[(at + nth) % names.length] ?? '';
      const measured = await cases[name]?.();
      if (!measured) continue;
      round[name] = measured;
      onMeasured(name, nth + 1, measured);
    }
    rounds.push(round);
  }
  return rounds;
}

export type Spread = { median: number; least: number; most: number };

export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

/** A figure as it was measured; `ratio` only of one that is compared. */
export type Result = Figure & { value: Spread; ratio?: Spread; missed: boolean };

/** Undefined where a case was left out, as peers are that are not installed. */
export function resultOf(figure: Figure, rounds: readonly Round[]): Result | undefined {
  const valuesOf = (key: string): number[] => {
    const [name = '', what = ''] = key.split('.');
    return rounds.flatMap((round) => round[name]?.[what] ?? []);
  };
  const values = valuesOf(figure.of);
  const others = figure.to === undefined ? [] : valuesOf(figure.to);
  if (values.length === 0 || (figure.to !== undefined && others.length !== values.length)) return;
  const value = spreadOf(values);
  // Of each round its own quotient, because the load of the machine comes and goes.
  const ratio =
    figure.to === undefined
      ? undefined
      : spreadOf(values.map((one, at) => one / (others[at] ?? Number.NaN)));
  const judged = (ratio ?? value).median;
  const { atMost = Infinity, atLeast = -Infinity } = figure;
  const missed = judged > atMost || judged < atLeast;
  return { ...figure, value, ...(ratio && { ratio }), missed };
}
