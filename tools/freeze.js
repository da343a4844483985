// `npm run freeze`: see tests/databases/freeze-next.ts.
import { setUp } from './setup.js';
import { main, node24, stay } from './steps.js';

await main(async () => {
  await setUp();
  stay(node24, ['tests/databases/freeze-next.ts']);
});
