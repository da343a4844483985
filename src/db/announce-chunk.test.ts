import { expect, it, onTestFinished } from 'vitest';
import { newDatabase } from '#tests/device/new-device.ts';
import { announceChunk } from './announce-chunk.ts';
import { watch } from './watch.ts';

it('tells those who watch the chunks of one that was stored without Dexie', async () => {
  const database = newDatabase();
  const counts: number[] = [];
  const stop = watch(
    () => database.catalogueChunks.count(),
    (count) => counts.push(count),
  );
  onTestFinished(stop);
  await expect.poll(() => counts).toEqual([0]);
  const transaction = database.backendDB().transaction('catalogueChunks', 'readwrite');
  transaction.objectStore('catalogueChunks').put({ generation: 'e:1', index: 3, json: '[]' });
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  announceChunk(database, 'e:1', 3);
  await expect.poll(() => counts).toEqual([0, 1]);
});
