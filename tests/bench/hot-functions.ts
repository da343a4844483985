// What a migration does to the functions that devices wait for: two databases in one server, one
// with all migrations and one with those before the one that is named, called as the worker calls.
//
//   node tests/bench/hot-functions.ts 20261125110000
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#worker/supabase/embedded.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { migrationsDir } from '../contract/migrations-dir.ts';
import { application, newPerson } from '../contract/people.ts';
import { startPostgres } from '../contract/postgres-server.ts';
import { inTurns, type Measured, medianMs, ratio, say } from './in-turns.ts';

const calls = 12;
const pets = 500;

/** As many applications, carts, listed and hidden pets, each of them with a photo. */
const rows = `
  insert into public.pets (id, name, type, breed, description, good_with, status)
    select 'pet-' || n, 'Rex', 'dog', 'Beagle', repeat(md5(n::text) || ' ', 8), '{kids}',
      case when n <= ${pets} then 'available' else 'hidden' end
    from generate_series(1, ${2 * pets}) n;
  insert into private.media (id, arrived_at)
    select repeat(md5(n::text), 2), now() from generate_series(1, ${2 * pets}) n;
  insert into public.pet_photos (id, pet_id, alt, position, renditions)
    select gen_random_uuid(), 'pet-' || n, 'A dog', 0, jsonb_build_array(
      jsonb_build_object('media', repeat(md5(n::text), 2), 'width', 960, 'height', 640, 'type', 'image/webp'))
    from generate_series(1, ${2 * pets}) n;
  insert into public.adoption_requests
    select (jsonb_populate_record(r, jsonb_build_object(
      'id', gen_random_uuid(), 'pet_id', 'pet-' || n, 'status', 'withdrawn'))).*
    from public.adoption_requests r, generate_series(1, ${pets}) n;
  insert into public.cart_items (user_id, pet_id)
    select id, 'pet-' || n from public.users, generate_series(1, ${pets}) n where name = 'Person 1';
  analyze`;

async function openHome(databaseUrl: string, migrations: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'homeward-bench-'));
  const backend = await startEmbedded({ migrationsDir: migrations, databaseUrl, dataDir });
  await rm(dataDir, { recursive: true });
  const person = await newPerson(backend);
  const admin = await newPerson(backend, 'admin');
  await backend.sql(`insert into public.pets (id, name, type) values ('first', 'First', 'cat')`);
  await person.device().say(application('first'));
  await backend.sql(`update public.users set name = 'Person 1' where id = '${person.uid}'`);
  await backend.sql(rows);
  const p_client = crypto.randomUUID();
  const pull = (client: typeof person.client, p_cursor: string | null, p_limit = 1_000) =>
    rpc(client, 'pull_own_rows', { p_client, p_cursor, p_limit });
  const allOf = async (client: typeof person.client) => {
    let pulled = await pull(client, null);
    while (pulled.more) pulled = await pull(client, pulled.cursor);
    return pulled.cursor;
  };
  const { epoch } = await rpc(backend.anonymous, 'catalogue_latest');
  const [mine, theirs] = [await allOf(person.client), await allOf(admin.client)];
  const { since } = await rpc(person.client, 'poke_check', { p_since: '' });
  let seq = 0;
  const push = () => {
    seq += 1;
    const kind = seq % 2 === 1 ? 'removeFromCart' : 'addToCart';
    const command = { kind, args: { petId: 'pet-7' } };
    const p_commands = [{ id: crypto.randomUUID(), seq, command }];
    return rpc(person.client, 'apply_commands', { p_client, p_commands });
  };
  const range = { p_epoch: epoch, p_from: 'pet-1', p_to: 'pet-999' };
  const deeds: Record<string, () => Promise<unknown>> = {
    'an empty pull': () => pull(person.client, mine),
    'an admin’s empty pull': () => pull(admin.client, theirs),
    'a cart of 500': () => pull(person.client, null, 500),
    '500 applications and 500 hidden pets': () => pull(admin.client, null),
    'a push of one command': push,
    'who is asking': () => rpc(person.client, 'who_am_i'),
    'a poke check': () => rpc(person.client, 'poke_check', { p_since: since }),
    'the newest version': () => rpc(backend.anonymous, 'catalogue_latest'),
    'a page of 500 pets': () => rpc(backend.anonymous, 'catalogue_chunk', range),
  };
  return { deeds, close: backend.close };
}

/** Each call with the migrations before the one named `from`, and with all. */
export async function measureHotFunctions(from: string, rounds: number): Promise<Measured[]> {
  const earlier = await mkdtemp(join(tmpdir(), 'homeward-migrations-'));
  for (const file of await readdir(migrationsDir))
    if (file < from) await cp(join(migrationsDir, file), join(earlier, file));
  const database = await startPostgres();
  const open = (name: string, migrations: string) =>
    openHome(database.newDatabase(name), migrations);
  const homes = [
    { name: 'before', ...(await open('before', earlier)) },
    { name: 'after', ...(await open('after', migrationsDir)) },
  ];
  try {
    const measured: Measured[] = [];
    for (const title of Object.keys(homes[0]?.deeds ?? {})) {
      const cases = homes.map(({ name, deeds }) => ({
        name,
        take: () => medianMs(calls, async () => deeds[title]?.()),
      }));
      const figures = await inTurns(cases, rounds);
      measured.push({ title, unit: 'ms', figures, ratios: [ratio(figures, 'after', 'before')] });
    }
    return measured;
  } finally {
    for (const { close } of homes) await close();
    await database.stop();
    await rm(earlier, { recursive: true });
  }
}

async function main(from: string | undefined) {
  if (from === undefined) throw new Error('Name the first migration that is only in one of them.');
  for (const one of await measureHotFunctions(from, 5)) say(one);
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
}

if (process.argv[1] === import.meta.filename) await main(process.argv[2]);
