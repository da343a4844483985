// `npm run vapid`: prints a new pair of keys for notifications, and where to set them.
import { setUp } from './setup.js';
import { main, node24, stay } from './steps.js';

await main(async () => {
  await setUp();
  stay(node24, ['worker/notifications/print-vapid-keys.ts']);
});
