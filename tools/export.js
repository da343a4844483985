// `npm run export`: see worker/node/export-archive.ts.
import { setUp } from './setup.js';
import { main, node24, readEnvFile, stay } from './steps.js';

await main(async () => {
  await setUp();
  readEnvFile();
  stay(node24, ['worker/node/export-archive.ts', ...process.argv.slice(2)]);
});
