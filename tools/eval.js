// `npm run eval`: how good the suggestions are, measured with the labelled requests in
// tests/suggestions.
//
//   npm run eval                          the figures of all sets
//   npm run eval -- --misses 20           and the first misses of the tuning set
//   npm run eval -- --misses 20 --field age
//   npm run eval -- --first 50            only of the first 50 of each set, to try a model out
//   npm run eval -- --record              the figures become the floor that npm test holds
import { setUp } from './setup.js';
import { main, node24, stay } from './steps.js';

await main(async () => {
  await setUp();
  stay(node24, ['tests/suggestions/run.ts', ...process.argv.slice(2)]);
});
