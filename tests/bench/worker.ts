// How fast the worker answers, against what its parts could at most: the same SQL by the driver
// alone, and a Hono route that answers a constant.
//
//   node tests/bench/worker.ts                    postgres, pglite and page
//   node tests/bench/worker.ts --part postgres    or pglite, or page
//   node tests/bench/worker.ts --part growth      100 changes among 10,000 and 1,000,000 pets
//   node tests/bench/worker.ts --rounds 3 --ms 2000
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Measured, say } from './in-turns.ts';
import { measureGrowth } from './worker-growth.ts';
import { measurePage } from './worker-page.ts';
import { type Effort, measureOnPglite, measureOnPostgres } from './worker-sync.ts';

/** What this measures; `npm run bench` takes them from here. */
export const workerParts: Record<string, (effort: Effort) => Promise<readonly Measured[]>> = {
  postgres: async (effort) => [await measureOnPostgres(effort)],
  pglite: async (effort) => [await measureOnPglite(effort)],
  page: async (effort) => [await measurePage(effort)],
  growth: ({ rounds }) => measureGrowth(rounds),
};

const load = () =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');

async function main() {
  const { values } = parseArgs({
    options: {
      part: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      ms: { type: 'string', default: '3000' },
    },
  });
  const effort = { rounds: Number(values.rounds), ms: Number(values.ms) };
  const wanted = values.part === undefined ? ['postgres', 'pglite', 'page'] : [values.part];
  for (const part of wanted) {
    const measure = workerParts[part];
    if (!measure) throw new Error(`A part is ${Object.keys(workerParts).join(', ')}.`);
    for (const measured of await measure(effort)) say(measured);
    console.log(`load average ${load()}`);
  }
}

if (process.argv[1] === import.meta.filename) await main();
