// `npm run admin -- EMAIL`: see worker/supabase/invite-admin.ts.
import { setUp } from './setup.js';
import { main, node24, readEnvFile, stay } from './steps.js';

await main(async () => {
  await setUp();
  readEnvFile();
  stay(node24, ['worker/supabase/invite-admin.ts', ...process.argv.slice(2)]);
});
