// `npm run fuzz`: 10,000 requests of any kind to every route; `npm test` sends 1,000.
import { setUp } from './setup.js';
import { bin, main, stay } from './steps.js';

await main(async () => {
  await setUp();
  const file = 'tests/contract/fuzz.test.ts';
  stay(bin('vitest'), ['run', '--project=contract', file, ...process.argv.slice(2)], {
    env: { FUZZ_REQUESTS: process.env['FUZZ_REQUESTS'] ?? '10000' },
  });
});
