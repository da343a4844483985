// `npm run admin -- EMAIL`: the same command on a folder, a Postgres server and a hosted project.
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres, whyNoPostgres } from '#tests/contract/postgres-server.ts';
import { startApp } from '#tests/contract/http-app.ts';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { type Embedded, startEmbedded } from '#worker/supabase/embedded.ts';
import { newFolder, run, runWell, startIn } from './run-backup.ts';

// Each starts several programs with a database, on a machine that runs other tests in parallel.
vi.setConfig({ testTimeout: 180_000 });

const address = 'boss@example.org';

/** The code of the link that the command printed. */
function codeIn(said: string): string {
  const [, code = ''] =
    /^ {2}https:\/\/pets\.example\.org\/admin-invitation#([\w-]{22})$/m.exec(said) ?? [];
  expect(said).toContain(`logged in as ${address}`);
  expect(code).not.toBe('');
  return code;
}

/** Registers the address, and opens the link. */
async function becomeAdmin(backend: Embedded, code: string): Promise<void> {
  const app = await startApp({ adminSignup: 'closed' }, backend);
  const browser = app.browser();
  expect((await browser.register(address)).user?.isAdmin).toBe(false);
  const options = { method: 'POST', body: { code } };
  const { user } = await browser.session('/api/session/admin-invitation', options);
  expect(user).toMatchObject({ email: address, isAdmin: true });
  await app.stop();
}

const publicUrl = { PUBLIC_URL: 'https://pets.example.org' };

test('on a folder it works while Homeward runs, and while it does not', async () => {
  const folder = newFolder();
  const home = { DATA_DIR: join(folder, 'home'), ...publicUrl };
  const before = await run(folder, 'supabase/invite-admin', home, address);
  expect(before.errors).toMatch(/^There is no database in [^\n]+$/);

  let backend = await startIn(home.DATA_DIR);
  const running = await runWell(folder, 'supabase/invite-admin', home, address);
  expect(running).toContain('goes on meanwhile');
  await backend.close();
  const code = codeIn(await runWell(folder, 'supabase/invite-admin', home, address));
  backend = await startIn(home.DATA_DIR);
  // The newer one counts.
  const rows = await backend.sql('select email from private.admin_invitations');
  expect(rows).toEqual([{ email: address }]);
  await becomeAdmin(backend, code);
  await backend.close();
});

test.skipIf(whyNoPostgres)('on a Postgres server it works beside the workers', async () => {
  const folder = newFolder();
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const env = { DATA_DIR: join(folder, 'keys'), DATABASE_URL: postgres.url, ...publicUrl };
  const early = await run(folder, 'supabase/invite-admin', env, address);
  expect(early.errors).toMatch(/^Start Homeward once[^\n]+$/);
  const backend = await startEmbedded({ migrationsDir, databaseUrl: postgres.url });
  await becomeAdmin(backend, codeIn(await runWell(folder, 'supabase/invite-admin', env, address)));
  await backend.close();
});

test('on a hosted project it goes through its API, by the secret key', async () => {
  const folder = newFolder();
  const backend = await startIn(join(folder, 'hosted'));
  const server = serve({ fetch: (request) => backend.fetch(request), port: 0 });
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const port = Object(server.address()).port;
  const said = await runWell(
    folder,
    'supabase/invite-admin',
    {
      SUPABASE_URL: `http://127.0.0.1:${port}`,
      SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      SUPABASE_SECRET_KEY: backend.secretKey,
      ...publicUrl,
    },
    address,
  );
  await becomeAdmin(backend, codeIn(said));
  await backend.close();
});

test.each([[[]], [['boss']], [[address, 'b@example.org']]])(
  'with %j it asks for one address',
  async (given) => {
    const { code, errors } = await run(newFolder(), 'supabase/invite-admin', {}, ...given);
    expect(errors).toBe('Name the address of the admin: npm run admin -- name@example.org.');
    expect(code).toBe(1);
  },
);
