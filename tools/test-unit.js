// `npm run test:unit`: the unit tests. What stands behind it is passed on to Vitest, so that one test
// is one line: npm run test:unit -- src/domain/merge.test.ts
import { setUp } from './setup.js';
import { bin, main, stay } from './steps.js';

await main(async () => {
  await setUp();
  stay(bin('vitest'), ['run', '--project=unit', ...process.argv.slice(2)]);
});
