import { playAll } from '#tools/simulation-pool.js';
import type { Job, Report } from './shard.ts';

/** Plays histories in a process of its own, and gives what came of each, in their order. */
export async function playHistories(jobs: readonly Job[]): Promise<Report[]> {
  const reports: Report[] = [];
  // The pool knows reports as plain objects; the program that makes them is ours.
  await playAll(jobs, (report) => reports.push(report as unknown as Report), { processes: 1 });
  return reports;
}
