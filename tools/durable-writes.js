// `npm run durable-writes`: see tests/bench/durable-writes.ts.
import { setUp } from './setup.js';
import { main, node24, stay } from './steps.js';

await main(async () => {
  await setUp();
  stay(node24, ['tests/bench/durable-writes.ts']);
});
