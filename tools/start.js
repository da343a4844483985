// `npm start`: everything from a bare checkout to a running Homeward, and only what is still to do.
import { buildIfChanged } from './build.js';
import { setUp } from './setup.js';
import { main, node24, readEnvFile, stay } from './steps.js';

await main(async () => {
  await setUp();
  await buildIfChanged();
  readEnvFile();
  stay(node24, ['worker/node.ts']);
});
