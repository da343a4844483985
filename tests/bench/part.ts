import type { Bench } from './bench.ts';

/** What one case measured in one round, such as `{ ms: 449, longestTaskMs: 61 }`. */
export type Measured = Readonly<Record<string, number>>;

/** One of the things that are compared with each other; each round runs all, in another order. */
export type Case = () => Promise<Measured>;

/** One line of the report. A key is a case and what it measured, such as 'homeward.ms'. */
export type Figure = {
  title: string;
  of: string;
  unit: string;
  /** What it is divided by, in the same round. */
  to?: string;
  /** Bounds of the quotient; without `to`, of `of` itself. */
  atMost?: number;
  atLeast?: number;
  /** A bound of `of` in its own unit: only a note, because machines differ. */
  below?: number;
};

/** One part of the bench, run by `npm run bench -- <name>`. */
export type Part = {
  name: string;
  /** What is measured, and how, in some sentences. */
  measures: string;
  /** More to know, a line each. */
  notes?: readonly string[];
  /** Takes too long for a run that only wants to know whether everything still works. */
  skipInSmoke?: true;
  /** More rounds than this take too long. */
  mostRounds?: number;
  figures: readonly Figure[];
  /** Prepares the cases; `close` ends what they need. */
  open(bench: Bench): Promise<{ cases: Record<string, Case>; close?: () => Promise<void> }>;
};
