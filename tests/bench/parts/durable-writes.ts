import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { newPerson, newPet } from '#tests/contract/people.ts';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import { medianMs } from '../load.ts';
import type { Case, Part } from '../part.ts';

const pushes = 300;

/** The median of so many pushes of one command each. */
const pushWith =
  (durable: boolean): Case =>
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'homeward-durable-'));
    const backend = await startEmbedded({ dataDir: home, migrationsDir, durable });
    const device = (await newPerson(backend)).device();
    const petId = await newPet(backend);
    const ms = await medianMs(pushes, (n) =>
      device.say({ kind: n % 2 === 0 ? 'addToCart' : 'removeFromCart', args: { petId } }),
    );
    await backend.close();
    await rm(home, { recursive: true });
    return { ms };
  };

export const durableWrites: Part = {
  name: 'durable-writes',
  measures: `What it costs that each push waits for the disk: ${pushes} pushes of one command each, on PGlite in this process.`,
  skipInSmoke: true,
  mostRounds: 3,
  figures: [
    {
      title: 'on the disk against without fsync',
      of: 'on the disk.ms',
      to: 'without fsync.ms',
      unit: 'ms',
    },
  ],
  open: async () => ({
    cases: { 'on the disk': pushWith(true), 'without fsync': pushWith(false) },
  }),
};
