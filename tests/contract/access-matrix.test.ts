import { beforeAll, expect, test } from 'vitest';
import { functionAccess, readableColumns, tableAccess } from './access-table.ts';
import { attemptAll, callerOf, callerWithKey } from './attempt-as.ts';
import { onEveryBackend } from './backends.ts';
import { application, call, newGuest, newPerson, newPet, type Person } from './people.ts';
import type { CallerKind } from './read-access-table.ts';

const callers = {
  visitor: 'visitor',
  userA: 'person',
  userB: 'person',
  formerAdmin: 'person',
  admin: 'admin',
  worker: 'worker',
} as const satisfies Record<string, CallerKind>;
type Name = keyof typeof callers;
const names = ['visitor', 'userA', 'userB', 'formerAdmin', 'admin', 'worker'] as const;

type Row = { id?: string; user_id?: string };
type Cell = { name: Name; what: string; statement: string; expected: string };

const mendRows =
  'Each table and each function has a row in tests/contract/access-table.ts, which says who may use it. Is what you see here meant? Then correct the row; otherwise the grants and policies.';

onEveryBackend((backend) => {
  const people = new Map<Name, Person>();

  beforeAll(async () => {
    const question = () => {
      const args = { id: crypto.randomUUID(), prompt: 'A calm cat' };
      return { kind: 'askForSuggestions', args } as const;
    };
    await newGuest(backend()).say(question());
    for (const name of ['userA', 'userB', 'formerAdmin', 'admin'] as const) {
      const person = await newPerson(backend());
      people.set(name, person);
      const device = person.device();
      await device.say({ kind: 'addToCart', args: { petId: await newPet(backend()) } });
      await device.say(application(await newPet(backend())));
      await device.say(question());
      await call(person.client, 'save_push_subscription', {
        p_endpoint: `https://push.example/${name}`,
        p_p256dh: 'key',
        p_auth: 'secret',
      });
    }
    const setAdmin = (name: Name, p_state: string) =>
      call(backend().privileged, 'set_admin', { p_user: people.get(name)?.uid, p_state });
    await setAdmin('formerAdmin', 'granted');
    await setAdmin('formerAdmin', 'none');
    await setAdmin('admin', 'granted');
  });

  function callerNamed(name: Name) {
    const person = people.get(name);
    if (person) return callerOf(person.accessToken);
    return callerWithKey(name === 'visitor' ? 'anon' : 'service_role');
  }

  /** With the names of people for their ids. */
  function readable(outcome: string): string {
    const nameOf = new Map([...people].map(([name, { uid }]) => [uid, name]));
    const words = outcome.split(' ').map((word) => nameOf.get(word) ?? word);
    return words.toSorted().join(' ');
  }

  /** Tries every cell, and says which had another outcome than expected. */
  async function differences(cells: readonly Cell[], read = readable): Promise<string[]> {
    const attempts = cells.map(({ name, statement }) => ({ caller: callerNamed(name), statement }));
    const outcomes = await attemptAll(backend().sql, attempts);
    return cells.flatMap(({ name, what, expected }, n) => {
      const outcome = read(outcomes[n] ?? 'not tried');
      return outcome === expected ? [] : [`${name} ${what}: ${outcome}, not ${expected}`];
    });
  }

  const texts = async (query: string) =>
    (await backend().sql(query)).map((found) => String(found['text']));

  test('every table and function has a row, and every row is of one that is there', async () => {
    const tables = await texts(
      `select format('%s.%s', relnamespace::regnamespace, relname) as text from pg_class
       where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace::regnamespace::text
         in ('public', 'private', 'auth', 'supabase_migrations')`,
    );
    expect(tables.toSorted(), mendRows).toEqual(Object.keys(tableAccess).toSorted());
    const functions = await texts(
      `select format('%s.%s', pronamespace::regnamespace, proname) as text from pg_proc
       where pronamespace::regnamespace::text in ('public', 'private')`,
    );
    const rows = functionAccess.flatMap((row) => row.functions);
    expect(functions.toSorted(), mendRows).toEqual(rows.toSorted());
  });

  test('everyone reads the rows that their cell says, and no other', async () => {
    const cells: Cell[] = [];
    for (const [table, { owner, reads }] of Object.entries(tableAccess)) {
      const what = owner === '' ? 'count(*)' : `string_agg(distinct (${owner})::text, ' ')`;
      const statement = `select ${what} from ${table}`;
      const [all = ''] = (await texts(`select ${what}::text as text from ${table}`)).map(readable);
      // A leak would show: people, the admin and for questions a guest have rows.
      if (owner !== '') expect(all, table).toMatch(/admin.* formerAdmin .*userA userB$/);
      for (const name of names) {
        const expected = { refused: 'refused', own: name, all }[reads[callers[name]]];
        cells.push({ name, what: `reads ${table}`, statement, expected });
      }
    }
    expect(await differences(cells), mendRows).toEqual([]);
  });

  test('nobody writes a table: no row, and no single column', async () => {
    const columns = await texts(
      `select format('%s.%s %I', c.relnamespace::regnamespace, c.relname, a.attname) as text
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       where c.relkind in ('r', 'p') and not a.attisdropped and c.relnamespace::regnamespace::text
         in ('public', 'private', 'auth', 'supabase_migrations')`,
    );
    const statements = [
      ...Object.keys(tableAccess).flatMap((table) => [`delete from ${table}`, `truncate ${table}`]),
      ...columns.flatMap((text) => {
        const [table = '', column = ''] = text.split(' ');
        return [
          `insert into ${table} (${column}) values (default)`,
          `update ${table} set ${column} = default`,
        ];
      }),
    ];
    expect(columns.length).toBeGreaterThan(150);
    const cells = statements.flatMap((statement) =>
      names.map((name) => ({ name, what: statement, statement, expected: 'refused' })),
    );
    expect(await differences(cells), mendRows).toEqual([]);
  });

  test('everyone calls the functions that their row says, and no other', async () => {
    const calls = new Map(
      (
        await texts(
          `select format('%1$s.%2$s select %1$s.%2$s(%3$s)', p.pronamespace::regnamespace, p.proname,
             (select string_agg('null::' || format_type(type, null), ', ' order by n)
              from unnest(p.proargtypes) with ordinality as a (type, n))) as text
           from pg_proc p where p.pronamespace::regnamespace::text in ('public', 'private')`,
        )
      ).map((text) => [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)]),
    );
    const cells = functionAccess.flatMap((row) =>
      row.functions.flatMap((called) =>
        names.map((name) => ({
          name,
          what: `calls ${called}`,
          statement: calls.get(called) ?? '',
          expected: row.callers.some((kind) => kind === callers[name]) ? 'permitted' : 'refused',
        })),
      ),
    );
    // What fails within a function was permitted; 42883 is a call that finds none.
    const permission = (outcome: string) =>
      outcome === 'refused' || outcome.startsWith('failed: 42883') ? outcome : 'permitted';
    expect(await differences(cells, permission), mendRows).toEqual([]);
  });

  test('roles are granted columns to read and functions to call, and nothing else', async () => {
    const role = `(grantee = 0 or grantee::regrole::text in ('anon', 'authenticated', 'service_role'))`;
    const grants = await texts(
      `select format('%s on %s', privilege_type, c.oid::regclass) as text
         from pg_class c, aclexplode(c.relacl) where ${role}
           and c.relnamespace::regnamespace::text
             in ('public', 'private', 'auth', 'supabase_migrations')
       union all select format('create in %s', nspname)
         from pg_namespace, aclexplode(nspacl) where ${role} and privilege_type = 'CREATE'
           and nspname in ('public', 'private', 'auth', 'supabase_migrations')
       -- Every function is first revoked from everyone: by default anybody may call it.
       union all select format('execute on %s', p.oid::regprocedure)
         from pg_proc p where p.pronamespace::regnamespace::text in ('public', 'private')
           and (p.proacl is null or exists (select from aclexplode(p.proacl) where grantee = 0))`,
    );
    expect(grants, mendRows).toEqual([]);
  });

  const columnsRead = () =>
    texts(
      `select r.rolname || ' ' || c.relname || ': '
         || string_agg(a.attname, ' ' order by a.attname collate "C") as text
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0, pg_roles r
       where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         and c.relkind in ('r', 'p', 'v', 'm') and not a.attisdropped
         and r.rolname in ('anon', 'authenticated', 'service_role')
         and has_column_privilege(r.oid, c.oid, a.attnum, 'select')
       group by r.rolname, c.relname order by 1`,
    );
  const columnRows = Object.entries(readableColumns).map(([who, columns]) => `${who}: ${columns}`);
  const mendColumns =
    'What the tables grant and what readableColumns names differ. Name a column in both only if everyone who may read the row may read it; otherwise take it out of its table’s `grant select`.';

  test('people read these columns and no other, those not signed in the pets’ alone', async () => {
    expect(await columnsRead(), mendColumns).toEqual(columnRows);
  });

  test('a new column of any table is read by nobody until it is granted', async () => {
    const tables = Object.keys(tableAccess).filter((table) => table.startsWith('public.'));
    for (const table of tables)
      await backend().sql(`alter table ${table} add column internal_note text`);
    const columns = await columnsRead();
    for (const table of tables)
      await backend().sql(`alter table ${table} drop column internal_note`);
    expect(columns, mendColumns).toEqual(columnRows);
  });

  test('over HTTP a token gives the same rights', async () => {
    for (const name of ['visitor', 'userA', 'formerAdmin', 'admin'] as const) {
      const client = people.get(name)?.client ?? backend().anonymous;
      for (const [table, { reads }] of Object.entries(tableAccess)) {
        const [schema, bare = ''] = table.split('.');
        if (schema !== 'public') continue;
        const role = name === 'visitor' ? 'anon' : 'authenticated';
        const columns = readableColumns[`${role} ${bare}`]?.replaceAll(' ', ',') ?? '*';
        const { data, error } = await client.from(bare).select<string, Row>(columns);
        const expected = reads[callers[name]];
        const owners = new Set(data?.map((row) => row.user_id ?? row.id));
        if (expected === 'refused') expect(error?.code, `${name} ${table}`).toBe('42501');
        else if (expected === 'own') expect([...owners]).toEqual([people.get(name)?.uid]);
        else expect(owners.size, `${name} ${table}`).toBeGreaterThan(3);
      }
    }
  });
});
