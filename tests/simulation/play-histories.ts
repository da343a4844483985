import { playAll } from '#tools/simulation-pool.js';
import type { Job, Report } from './shard.ts';

/** Plays histories in a separate process; returns their reports in order. */
export async function playHistories(jobs: readonly Job[]): Promise<Report[]> {
  const reports: Report[] = [];
  // The pool types reports as plain objects; shard.ts makes them.
  await playAll(jobs, (report) => reports.push(report as unknown as Report), { processes: 1 });
  return reports;
}
