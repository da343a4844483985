import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { newPet } from '#tests/contract/people.ts';
import { onPostgresTitle, startPostgres, whyNoPostgres } from '#tests/contract/postgres-server.ts';
import { adasDevice, live } from '#tests/databases/sample-life.ts';
import { type Embedded, startEmbedded } from '#worker/supabase/embedded.ts';
import { newFolder, readRows, run, runWell, startIn } from './run-backup.ts';

// It starts several programs with a database, on a machine that runs other tests in parallel.
vi.setConfig({ testTimeout: 180_000 });

/** The sample life has a photo whose bytes nobody sent. */
async function backUp(folder: string, env: object, name: string): Promise<void> {
  const { code, errors } = await run(folder, 'node/make-backup', env, name);
  expect({ code, errors }).toEqual({
    code: 0,
    errors: expect.stringMatching(/^The backup is without 1 picture: [^\n]+$/),
  });
}

describe.skipIf(whyNoPostgres)(onPostgresTitle, () => {
  test(
    'a shelter moves from its folder to a Postgres server and back with every row',
    { tags: ['long'] },
    async () => {
      const folder = newFolder();
      const tables = [
        'auth.users',
        'auth.refresh_tokens',
        'public.users',
        'public.pets',
        'public.adoption_requests',
        'public.cart_items',
        'public.chat_sessions',
        'public.push_subscriptions',
        'public.pet_photos',
        'private.media',
        'private.pet_changes',
        'private.settings',
        'private.clients',
        'private.applied_commands',
      ];
      const contents = async (backend: Embedded) =>
        Object.fromEntries(
          await Promise.all(
            tables.map(async (name) => [name, await readRows(backend, name)] as const),
          ),
        );
      const [home, back] = [join(folder, 'home'), join(folder, 'back')];
      const server = await startPostgres();
      onTestFinished(() => server.stop());
      const onServer = { DATA_DIR: join(folder, 'keys'), DATABASE_URL: server.url };

      let backend = await startIn(home);
      const { clientId, sent } = await live(backend);
      const original = await contents(backend);
      for (const [name, rows] of Object.entries(original)) expect(rows, name).not.toEqual([]);
      await backUp(folder, { DATA_DIR: home }, 'to-server.backup.gz');
      // Said after the backup, and seen: the new server does not know it.
      const ahead = await adasDevice(backend);
      const lost = await newPet(backend);
      await ahead.say({ kind: 'addToCart', args: { petId: lost } });
      await ahead.pull();
      expect(ahead.ids('cartItem')).toContain(lost);
      await backend.close();
      // A server that has counted past every transaction id of the folder.
      server.psql(`do $$ begin
      for n in 1..3000 loop perform pg_current_xact_id(); commit; end loop;
    end $$`);
      await runWell(folder, 'node/restore-backup', onServer, 'to-server.backup.gz');

      backend = await startEmbedded({
        dataDir: onServer.DATA_DIR,
        databaseUrl: server.url,
        migrationsDir,
      });
      expect(await contents(backend)).toEqual(original);
      // Ids of another database mean nothing here, so every row was stamped anew.
      expect(await backend.sql(`select from private.stamps where changed < '3000'`)).toEqual([]);
      const follower = await adasDevice(backend, { clientId: ahead.clientId });
      follower.cursor = ahead.cursor;
      for (const [key, row] of ahead.rows) follower.rows.set(key, row);
      await follower.pull();
      expect(follower.resets).toBe(1);
      expect(follower.ids('cartItem')).toEqual([sent.command.args.petId]);
      const again = await run(
        folder,
        'node/restore-backup',
        onServer,
        'to-server.backup.gz',
        '--replace',
      );
      expect(again.errors).toMatch(/never overwrites one: create an empty database/);
      const onTheServer = await contents(backend);
      // While the worker runs on it.
      await backUp(folder, onServer, 'to-folder.backup.gz');
      await backend.close();
      await runWell(folder, 'node/restore-backup', { DATA_DIR: back }, 'to-folder.backup.gz');

      backend = await startIn(back);
      expect(await contents(backend)).toEqual(onTheServer);
      const device = await adasDevice(backend, { clientId });
      expect(await device.push([sent])).toEqual([{ id: sent.id, outcome: 'accepted' }]);
      await device.pull();
      expect(device.ids('cartItem')).toEqual([sent.command.args.petId]);
      await backend.close();
    },
  );
});
