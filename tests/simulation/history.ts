import { outboxLimits } from '#src/db/outbox.ts';
import { ownRowLimits } from '#src/db/stored-own-rows.ts';
import { Broken } from './broken.ts';
import type { FaultCounts } from './faults.ts';
import { checkAtRest } from './final-checks.ts';
import { perform } from './perform.ts';
import { comeToRest } from './quiet.ts';
import type { ServerRows } from './server/server-rows.ts';
import type { Step } from './steps.ts';
import { idle, time } from './thread.ts';
import { watchTheProgram } from './program-watch.ts';
import { World } from './world.ts';

export type HistoryResult = {
  /** Which rule was broken, in words; undefined if none. */
  broken?: string;
  counts: FaultCounts;
  /** What happened, line by line; the same for the same seed and steps. */
  trace: readonly string[];
};

// A history has too few rows for a chunk: in every other one each two of a batch are one.
const asReleased = { ...ownRowLimits };
const small = { oneByOne: 1, chunks: 3 };
// Nor has its outbox: in two of three histories each two accepted commands are one row.
const outboxAsReleased = { ...outboxLimits };

/** Plays one history from an empty world to its end, and reports what was broken. */
export async function play(
  rows: ServerRows,
  seed: number,
  steps: readonly Step[],
  { holdsOpen }: { holdsOpen: boolean },
): Promise<HistoryResult> {
  Object.assign(ownRowLimits, seed % 2 === 0 ? asReleased : small);
  Object.assign(outboxLimits, seed % 3 === 0 ? outboxAsReleased : { oneByOne: 1 });
  const world = new World(rows, seed, holdsOpen);
  const program = watchTheProgram();
  let broken: string | undefined;
  try {
    await world.begin();
    for (const step of steps) {
      world.tell(`— ${JSON.stringify(step)}`);
      await perform(world, step);
      await world.rest();
      await world.pass(world.chance.between(0, 150));
    }
    world.tell('— quiet');
    await comeToRest(world);
    await checkAtRest(world);
    const unexpected = program.unexpected();
    if (unexpected[0] !== undefined)
      throw new Broken('quiet', `The program said: ${unexpected[0]}`);
  } catch (error) {
    broken =
      error instanceof Broken
        ? error.message
        : String(error instanceof Error ? error.stack : error);
  } finally {
    for (const tab of world.tabs()) tab.crash();
    await idle();
    // Dexie clears its cache of a closed page's queries after 3 s.
    const until = time.now() + 3_100;
    for (let run = time.takeDue(until); run; run = time.takeDue(until)) run();
    await idle();
    program.end();
  }
  return {
    counts: world.faults.counts,
    trace: world.trace,
    ...(broken !== undefined && { broken }),
  };
}
