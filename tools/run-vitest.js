// Runs the tests of one project of Vitest (vite.config.ts), those tagged `long` too:
//
//   npm run test:unit    what needs no database and no browser
//   npm run contract     the database and the worker over HTTP, on PGlite and on a Postgres server
//   npm run programs     whole programs, started and ended; npm test leaves out what is long
//
// Further arguments are passed on to Vitest, to run one file: npm run test:unit -- src/domain/merge.test.ts
import { setUp } from './setup.js';
import { bin, main, stay } from './steps.js';

await main(async () => {
  const [project = 'unit', ...more] = process.argv.slice(2);
  await setUp();
  stay(bin('vitest'), ['run', `--project=${project}`, ...more]);
});
