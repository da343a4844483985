// `npm run learn`: learns anew, from tests/suggestions/tuning.jsonl, which animals are wanted, which
// sentences are no wish, and which of what the rules read was wished for, and writes the weights into
// src/domain/suggestion/learned. Needed after a change of those requests; worth it after one of the
// words that the rules know. About six minutes.
//
//   npm run learn -- --check   writes nothing, and prints how often requests are judged wrong that were
//                              not learned from: three times with a third left out, in a quarter of an hour
import { setUp } from './setup.js';
import { Failure, main, node24, run, stay } from './steps.js';

await main(async () => {
  await setUp();
  if (process.argv.includes('--check')) {
    stay(node24, ['tests/suggestions/learn.ts', 'check']);
    return;
  }
  // What the second learns from is read with what the first has written.
  for (const what of ['animals', 'readings']) {
    const { code } = await run(node24, ['tests/suggestions/learn.ts', what]);
    if (code !== 0) throw new Failure('Learning was broken off; run npm run learn again.');
  }
});
