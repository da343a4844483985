// `npm run backup`: see worker/node/make-backup.ts.
import { setUp } from './setup.js';
import { main, node24, readEnvFile, stay } from './steps.js';

await main(async () => {
  await setUp();
  readEnvFile();
  stay(node24, ['worker/node/make-backup.ts', ...process.argv.slice(2)]);
});
