// `npm run restore`: see worker/node/restore-backup.ts.
import { setUp } from './setup.js';
import { main, node24, readEnvFile, stay } from './steps.js';

await main(async () => {
  await setUp();
  readEnvFile();
  stay(node24, ['worker/node/restore-backup.ts', ...process.argv.slice(2)]);
});
