// `npm start`: all steps from a fresh checkout to a running Homeward; skips those already done.
import { buildIfChanged } from './build.js';
import { setUp } from './setup.js';
import { main, node24, readEnvFile, stay } from './steps.js';

await main(async () => {
  await setUp();
  await buildIfChanged();
  readEnvFile();
  // 75: its database has ended (databaseEndedCode in worker/supabase/pglite.ts).
  stay(node24, ['worker/node.ts'], { againAfter: 75 });
});
