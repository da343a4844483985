import { expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { newPerson } from './people.ts';

const tables = [
  'pets',
  'users',
  'adoption_requests',
  'chat_sessions',
  'cart_items',
  'push_subscriptions',
] as const;

const petColumns =
  'age breed care city country description energy good_with id image_url name shedding size ' +
  'special_needs state temperament training type';

/** Which columns each role may select, in the order of their names. */
const readableColumns = {
  'anon pets': petColumns,
  'authenticated adoption_requests':
    'address created_at decided_by email experience_with_pets full_name id image occupation ' +
    'pet_breed pet_id pet_name phone_number reason_for_adoption status status_changed_at ' +
    'updated_at user_id',
  'authenticated cart_items': 'added_at pet_id user_id',
  'authenticated chat_sessions': 'created guest_id id prompt response user_id',
  'authenticated pets': petColumns,
  'authenticated push_subscriptions': 'auth created_at endpoint id p256dh saved_at user_id',
  'authenticated users': 'admin_requested_at email id is_admin name',
};

const grantedOrNot =
  'What the tables grant and what readableColumns names differ. Name a column in both only if everyone who may read the row may read it; otherwise take it out of its table’s `grant select`.';

onEveryBackend((backend) => {
  async function readable(): Promise<Record<string, unknown>> {
    const rows = await backend().sql(
      `select r.rolname || ' ' || c.relname as who,
         string_agg(a.attname, ' ' order by a.attname collate "C") as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0, pg_roles r
       where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         and c.relkind in ('r', 'p', 'v', 'm') and not a.attisdropped
         and r.rolname in ('anon', 'authenticated', 'service_role')
         and has_column_privilege(r.oid, c.oid, a.attnum, 'select')
       group by 1`,
    );
    return Object.fromEntries(rows.map((row) => [String(row['who']), row['columns']]));
  }

  test('people read these columns and no other, those not signed in the pets’ alone', async () => {
    expect(await readable(), grantedOrNot).toEqual(readableColumns);
  });

  test('a new column of any table is read by nobody until it is granted', async () => {
    for (const table of tables)
      await backend().sql(`alter table public.${table} add column internal_note text`);
    const columns = await readable();
    for (const table of tables)
      await backend().sql(`alter table public.${table} drop column internal_note`);
    expect(columns, grantedOrNot).toEqual(readableColumns);
  });

  test('people are given these columns when they ask for them by name', async () => {
    const { client } = await newPerson(backend());
    for (const table of tables) {
      const columns = readableColumns[`authenticated ${table}`].replaceAll(' ', ',');
      expect((await client.from(table).select(columns)).error, table).toBeNull();
    }
    const columns = petColumns.replaceAll(' ', ',');
    expect((await backend().anonymous.from('pets').select(columns)).error).toBeNull();
  });
});
