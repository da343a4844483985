// `npm run test:unit`: the unit tests. Further arguments are passed on to Vitest, to run one file:
// npm run test:unit -- src/domain/merge.test.ts
import { setUp } from './setup.js';
import { bin, main, stay } from './steps.js';

await main(async () => {
  await setUp();
  stay(bin('vitest'), ['run', '--project=unit', ...process.argv.slice(2)]);
});
