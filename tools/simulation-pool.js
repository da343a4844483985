// Plays histories of tests/simulation in separate processes, one for each core, because each
// replaces the time and the randomness of its thread.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Failure, node24, root } from './steps.js';

const program = join(root, 'tests', 'simulation', 'shard.ts');

/**
 * @typedef {{ seed: number, server: 'model' | 'sql', steps?: readonly object[], shrinkMs?: number, trace?: boolean }} Job
 * @typedef {{ seed: number, length: number, counts: Record<string, number>, trace?: string[],
 *   broken?: { words: string, steps: object[] } }} Report
 */

/**
 * Plays every job and passes on each report, in the order in which the jobs end. The signal stops
 * it early.
 * @param {Iterable<Job>} jobs
 * @param {(report: Report, job: Job) => void} onReport
 * @param {{ processes?: number, signal?: AbortSignal, cwd?: string }} [options]
 */
export async function playAll(jobs, onReport, options = {}) {
  const { processes = Math.min(4, availableParallelism()), signal } = options;
  const waiting = jobs[Symbol.iterator]();
  await Promise.all(Array.from({ length: processes }, () => playSome(waiting, onReport, signal)));
}

/** Runs one process until no job is left. */
function playSome(waiting, onReport, signal) {
  return new Promise((resolve, reject) => {
    const first = waiting.next();
    if (first.done || signal?.aborted) return resolve(undefined);
    let job = first.value;
    let ended = false;
    const child = fork(program, [], { execPath: node24, execArgv: [], serialization: 'advanced' });
    const end = () => {
      ended = true;
      signal?.removeEventListener('abort', end);
      child.kill('SIGKILL');
      resolve(undefined);
    };
    signal?.addEventListener('abort', end, { once: true });
    child.on('message', (report) => {
      onReport(report, job);
      const next = waiting.next();
      if (next.done) return end();
      job = next.value;
      child.send(job);
    });
    child.on('exit', (code) => {
      if (ended) return;
      signal?.removeEventListener('abort', end);
      reject(new Failure(`The simulation of seed ${job.seed} ended by itself (code ${code}).`));
    });
    child.send(job);
  });
}
