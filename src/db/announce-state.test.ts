import { expect, it, onTestFinished } from 'vitest';
import { newDatabase } from '#tests/device/new-device.ts';
import { announceState } from './announce-state.ts';
import { watch } from './watch.ts';

it('lets those who watch the state of the catalogue look again', async () => {
  const database = newDatabase();
  let looks = 0;
  const stop = watch(
    () => database.catalogueState.get('current'),
    () => (looks += 1),
  );
  onTestFinished(stop);
  await expect.poll(() => looks).toBe(1);
  announceState(database);
  await expect.poll(() => looks).toBe(2);
});
