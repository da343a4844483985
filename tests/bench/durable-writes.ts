// Measures what it costs that each push waits for the disk: `npm run durable-writes`.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { newPerson, newPet } from '#tests/contract/people.ts';
import { startEmbedded } from '#worker/supabase/embedded.ts';

const pushes = 300;

/** Milliseconds of each push of one command, the fastest first. */
async function measure(durable: boolean): Promise<number[]> {
  const home = await mkdtemp(join(tmpdir(), 'homeward-durable-'));
  const backend = await startEmbedded({ dataDir: home, migrationsDir, durable });
  const device = (await newPerson(backend)).device();
  const petId = await newPet(backend);
  const times: number[] = [];
  for (let n = 0; n < pushes; n += 1) {
    const begun = performance.now();
    await device.say({ kind: n % 2 === 0 ? 'addToCart' : 'removeFromCart', args: { petId } });
    times.push(performance.now() - begun);
  }
  await backend.close();
  await rm(home, { recursive: true });
  return times.toSorted((a, b) => a - b);
}

for (const durable of [false, true, false, true]) {
  const times = await measure(durable);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1);
  console.log(
    `${durable ? 'on the disk   ' : 'without fsync '} median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, slowest ${at(1)} ms`,
  );
}
