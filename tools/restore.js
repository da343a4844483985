// `npm run restore`: see worker/supabase/backup/restore-backup.ts.
import { setUp } from './setup.js';
import { main, node24, readEnvFile, stay } from './steps.js';

await main(async () => {
  await setUp();
  readEnvFile();
  stay(node24, ['worker/supabase/backup/restore-backup.ts', ...process.argv.slice(2)]);
});
