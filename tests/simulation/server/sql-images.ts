// Emptying the database of a simulation, copying it and putting it back, as SQL text.
import type { World } from './server-rows.ts';
import { insertPets, json, quote } from './sql-text.ts';

// All tables that a simulation changes. Those with stamps come first: their triggers fire also for
// a replica, and what they stamp makes room for the copy's own stamps.
const tables = [
  'public.users',
  'public.pets',
  'public.adoption_requests',
  'public.chat_sessions',
  'public.cart_items',
  'public.push_subscriptions',
  'private.clients',
  'private.applied_commands',
  'private.jobs',
  'simulation.lines',
];
// What a copy of the folder has besides them.
const ofFolder = ['private.epoch', 'private.database_incarnations', 'private.server_run'];

// Deletes and inserts rows as they are, without foreign keys and triggers that are not for everyone.
const bare = `set local session_replication_role = replica;
  ${['public.pet_photos', ...tables, 'private.stamps', 'private.catalogue_versions']
    .map((name) => `delete from ${name};`)
    .join(' ')}`;

export function resetText({ people, petIds }: World): string {
  const users = json(people);
  return `${bare}
    delete from private.sessions;
    delete from auth.sessions;
    delete from auth.users;
    insert into auth.users (id, email)
      select (value ->> 'uid')::uuid, value ->> 'email' from jsonb_array_elements(${users});
    insert into public.users (id, email, name, is_admin)
      select (value ->> 'uid')::uuid, value ->> 'email', value ->> 'name', (value ->> 'isAdmin')::boolean
      from jsonb_array_elements(${users});
    insert into auth.sessions (id, user_id) select id, id from auth.users;
    -- A session without an end, because some histories last for days. Everybody has just given their
    -- password: the model asks for none.
    insert into private.sessions (id, user_id, idle_until, ends_at, password_confirmed_at)
      select id, id, 'infinity', 'infinity', 'infinity' from auth.users;
    ${insertPets(petIds)}
    delete from private.stamps;
    delete from private.server_run;
    insert into private.server_run (started_at) values (pg_postmaster_start_time());
    update private.epoch set
      id = gen_random_uuid(), identity = private.database_identity(), pruned = '0'`;
}

export const saveText = `select jsonb_build_object(
  'next', pg_snapshot_xmax(pg_current_snapshot())::text,
  ${['public.pet_photos', ...tables, 'private.stamps', ...ofFolder]
    .map((name) => `'${name}', (select jsonb_agg(to_jsonb(t)) from ${name} t)`)
    .join(',\n')}
  ) as answer`;

// `image` is the answer of `saveText` as JSON text.
const insertImage = (image: string, names: readonly string[]) =>
  `with image as (select ${quote(image)}::jsonb as rows) ${names
    .map(
      (name) => `, "${name}" as (insert into ${name} overriding system value select t.* from image,
        jsonb_populate_recordset(null::${name}, nullif(rows -> '${name}', 'null')) t)`,
    )
    .join('')} select;`;

// Photos first: where pets are, a photo that comes changes its pet.
const loadText = (image: string) => `${bare} ${insertImage(image, ['public.pet_photos'])}
  ${insertImage(image, tables)}
  delete from private.stamps; ${insertImage(image, ['private.stamps'])}`;

// Greater than any transaction id of a run, like the stamps of a copy in a new cluster.
const ahead = 900_000_000;

export const restoreText = (image: string): string => `${loadText(image)}
  update private.stamps set changed = (changed::text::bigint + ${ahead})::text::xid8;
  update private.epoch set identity = 'another cluster', pruned = '${ahead}'`;

/**
 * A running server's transaction ids do not go back. That the next incarnation begins at the copy's
 * next id, as it would where they do, shows the same to every reader.
 */
export function putBackText(image: string, copied: 'while stopped' | 'while running'): string {
  const rows = `${quote(image)}::jsonb`;
  return `${loadText(image)}
    update private.epoch set (id, identity, pruned) = (select id, identity, pruned
      from jsonb_populate_recordset(null::private.epoch, ${rows} -> 'private.epoch'));
    delete from private.database_incarnations;
    ${insertImage(image, ['private.database_incarnations'])}
    delete from private.server_run;
    insert into private.server_run (started_at) select '-infinity'
      where ${rows} -> 'private.server_run' <> 'null' and ${copied === 'while stopped'};
    update simulation.shutdown set next_id = (${rows} ->> 'next')::xid8`;
}

export const crashText = 'delete from private.server_run';
