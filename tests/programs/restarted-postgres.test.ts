import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PullResponse } from '#src/domain/protocol.ts';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import {
  onPostgresTitle,
  type PostgresServer,
  startPostgres,
  whyNoPostgres,
} from '#tests/contract/postgres-server.ts';

// How often each loss is repeated; HOMEWARD_ROUNDS=20 for a longer look.
const rounds = Number(process.env['HOMEWARD_ROUNDS'] ?? 2);
vi.setConfig({ testTimeout: 60_000 + rounds * 15_000 });

/** A device without a worker: no worker's start can notice for the database what happened to it. */
function newDevice(server: PostgresServer, uid: string) {
  const clientId = crypto.randomUUID();
  const held = new Set<string>();
  let cursor: string | null = null;
  return {
    held,
    resets: 0,
    pull() {
      for (let more = true; more;) {
        const quoted = cursor === null ? 'null' : `'${cursor}'`;
        const answer: Omit<PullResponse, 'owner'> = JSON.parse(
          server.psql(`select private.pull('user:${uid}', false, '${clientId}', ${quoted}, 500)`),
        );
        ({ cursor, more } = answer);
        if (answer.reset) {
          this.resets += 1;
          held.clear();
        }
        for (const { kind, id, row } of answer.changes) {
          if (kind !== 'cartItem') continue;
          if (row === null) held.delete(id);
          else held.add(id);
        }
      }
    },
  };
}

describe.skipIf(whyNoPostgres)(onPostgresTitle, () => {
  let server: PostgresServer;
  let uid = '';
  const latest = (): { epoch: string; version: number } =>
    JSON.parse(server.psql('select public.catalogue_latest()'));
  const put = (petId: string) =>
    `insert into public.cart_items (user_id, pet_id) values ('${uid}', '${petId}')`;
  const cart = () =>
    new Set(
      server
        .psql(`select string_agg(pet_id, ',') from public.cart_items where user_id = '${uid}'`)
        .split(',')
        .filter((petId) => petId !== ''),
    );

  beforeAll(async () => {
    server = await startPostgres();
    const backend = await startEmbedded({ migrationsDir, databaseUrl: server.url, demo: 'trial' });
    await backend.close();
    uid = server.psql('select id from public.users limit 1');
  });
  afterAll(() => server.stop());

  test('[S26] a data folder put back while workers go on: no ghost stays, and what is real comes', async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const device = newDevice(server, uid);
      device.pull();
      await server.down('fast');
      server.keepCopy();
      await server.up();
      server.psql(put(`lost-${round}`));
      device.pull();
      expect(device.held).toContain(`lost-${round}`);
      await server.down('fast');
      server.putCopyBack();
      await server.up();
      server.psql(put(`kept-${round}`), ...countOn(20));
      device.pull();
      expect(device.held, `round ${round}`).toEqual(cart());
    }
  });

  test('[S26] a transaction id used again after a crash hides no committed row', async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const device = newDevice(server, uid);
      device.pull();
      server.psql('begin', put(`rolled-back-${round}`), 'rollback');
      device.pull();
      await server.down('immediate');
      await server.up();
      server.psql(put(`committed-${round}`));
      device.pull();
      expect(device.held, `round ${round}`).toEqual(cart());
    }
  });

  test('[C2] a device at a version of the catalogue that was lost reads it again', async () => {
    latest();
    await server.down('fast');
    server.keepCopy();
    await server.up();
    const pet = (id: string) =>
      `insert into public.pets (id, name, type) values ('${id}', 'Ash', 'dog')`;
    await anotherSecond();
    server.psql(pet('lost-pet'));
    const lost = latest();
    await server.down('fast');
    server.putCopyBack();
    await server.up();
    const now = latest();
    expect(now.epoch).toBe(lost.epoch);
    expect(now.version).toBeGreaterThan(lost.version);
    const changes = `select public.catalogue_changes('${lost.epoch}', ${lost.version}, ${now.version})`;
    expect(() => server.psql(changes)).toThrow(/is not known here/);
  });

  test('[S26] a clean restart costs no device a reset, also after 91 days', async () => {
    const { epoch } = latest();
    const device = newDevice(server, uid);
    device.pull();
    // Also where the server ran for longer than anything is kept.
    server.psql(`update private.database_incarnations set begun_at = now() - interval '91 days'`);
    await server.down('fast');
    await server.up();
    latest();
    server.psql('select private.delete_expired()');
    server.psql(put('after-the-restart'));
    device.pull();
    expect(device.resets).toBe(1);
    expect(device.held).toEqual(cart());
    expect(latest().epoch).toBe(epoch);
  });

  test('[S26] a copy that was taken while the server ran voids every cursor', async () => {
    const device = newDevice(server, uid);
    // Its id is lower than the next one in the copy, and the copy has nothing of it. It ends once
    // somebody holds the lock, however long the copy takes.
    const open = server.run(`${put('open-at-the-copy')}; do $$ begin
      while not exists (select from pg_locks where locktype = 'advisory' and objid = 7) loop
        perform pg_sleep(0.1);
      end loop;
    end $$`);
    await vi.waitUntil(() => server.psql(sleepers) === '1');
    server.psql('checkpoint');
    server.keepCopy();
    server.psql('select pg_advisory_lock(7)', 'select pg_sleep(1)');
    await open;
    device.pull();
    expect(device.held).toContain('open-at-the-copy');
    await server.down('fast');
    server.putCopyBack();
    await server.up();
    device.pull();
    expect(device.resets).toBe(2);
    expect(device.held).not.toContain('open-at-the-copy');
    expect(device.held).toEqual(cart());
  });

  test('[S26] rows loaded from a dump into emptied tables: no ghost stays, and what is real comes', () => {
    const device = newDevice(server, uid);
    const file = server.dumpRows();
    server.psql(put('lost-by-the-dump'));
    device.pull();
    const { epoch } = latest();
    const tables = server.psql(
      `select string_agg(oid::regclass::text, ', ') from pg_class where relkind = 'r'
         and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    );
    // The security log only grows; its owner can say otherwise, on purpose.
    const trigger = (what: string) =>
      `alter table private.security_events ${what} trigger keep_table`;
    server.psql(trigger('disable'), `truncate ${tables}`, trigger('enable'));
    server.psql(`\\i ${file}`, put('after-the-dump'));
    device.pull();
    expect(device.held).toEqual(cart());
    expect(device.held).not.toContain('lost-by-the-dump');
    expect(latest().epoch).not.toBe(epoch);
  });

  test('[S26] a stream that polls tells its device to pull after a restart', async () => {
    const poke = (since: string): { since: string; ownRows: boolean } =>
      JSON.parse(server.psql(`select private.poke('user:${uid}', false, '${since}')`));
    const { since } = poke('');
    expect(poke(since).ownRows).toBe(false);
    await server.down('fast');
    await server.up();
    const after = poke(since);
    expect(after.ownRows).toBe(true);
    expect(poke(after.since).ownRows).toBe(false);
  });

  test('two readers who both notice a restart begin one incarnation', async () => {
    const count = () => Number(server.psql('select count(*) from private.database_incarnations'));
    await server.down('fast');
    await server.up();
    const before = count();
    await Promise.all([1, 2, 3, 4].map(() => server.run('select public.catalogue_latest()')));
    expect(count()).toBe(before + 1);
  });
});

const countOn = (transactions: number) =>
  Array.from({ length: transactions }, () => 'select pg_current_xact_id()');

const sleepers = `select count(*) from pg_stat_activity where wait_event = 'PgSleep'`;

// Two versions of the catalogue are a second apart.
const anotherSecond = () => new Promise((resolve) => setTimeout(resolve, 1_100));
