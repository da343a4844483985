// `npm run learn`: learns anew, from tests/suggestions/tuning.jsonl, which sentences are no wish and
// which animals are wanted, and writes src/domain/suggestion/learned/weights.ts. Needed after a change
// of those requests; worth it after one of the words that the rules know. About a minute.
//
//   npm run learn -- --check   writes nothing, and prints how often requests are judged wrong that were
//                              not learned from: five times with a fifth left out, in four minutes
import { setUp } from './setup.js';
import { main, node24, stay } from './steps.js';

await main(async () => {
  await setUp();
  stay(node24, ['tests/suggestions/learn.ts', ...process.argv.slice(2)]);
});
