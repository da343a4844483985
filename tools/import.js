// `npm run import -- FILE`: see worker/node/import-file.ts.
import { setUp } from './setup.js';
import { main, node24, readEnvFile, stay } from './steps.js';

await main(async () => {
  await setUp();
  readEnvFile();
  stay(node24, ['worker/node/import-file.ts', ...process.argv.slice(2)]);
});
