import * as z from 'zod/mini';
import type { RunSql } from '#worker/supabase/database.ts';

// Each grantee with its privileges, because Postgres stores grants in the order they were given.
// Null if nothing was ever granted or revoked, so that only the defaults apply.
const grants = (acl: string) => `(
  select jsonb_object_agg(grantee, privileges) from (
    select coalesce(nullif(grantee, 0)::regrole::text, 'public') as grantee,
      string_agg(privilege_type || case when is_grantable then '*' else '' end, ', '
        order by privilege_type) as privileges
    from aclexplode(${acl}) group by 1) granted)`;

const names = `('public', 'private')`;
const ours = (column: string) =>
  `${column} in (select oid from pg_namespace where nspname in ${names})`;

/** Each selects a unique name and the definition of the object. Nothing depends on an oid. */
const queries = [
  `select 'schema ' || nspname, jsonb_build_object('grants', ${grants('nspacl')})
   from pg_namespace where nspname in ${names}`,

  `select 'relation ' || oid::regclass, jsonb_build_object(
     'kind', relkind, 'persistence', relpersistence, 'row level security', relrowsecurity,
     'forced', relforcerowsecurity, 'replica identity', relreplident, 'options', reloptions,
     'owner', relowner::regrole, 'grants', ${grants('relacl')})
   from pg_class where ${ours('relnamespace')}`,

  `select 'column ' || a.attrelid::regclass || '.' || a.attname, jsonb_build_object(
     'position', row_number() over (partition by a.attrelid order by a.attnum),
     'type', format_type(a.atttypid, a.atttypmod), 'not null', a.attnotnull,
     'default', pg_get_expr(d.adbin, d.adrelid), 'identity', a.attidentity,
     'generated', a.attgenerated, 'collation', a.attcollation::regcollation,
     'storage', a.attstorage, 'compression', a.attcompression, 'options', a.attoptions,
     'grants', ${grants('a.attacl')})
   from pg_attribute a join pg_class c on c.oid = a.attrelid and ${ours('c.relnamespace')}
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attnum > 0 and not a.attisdropped`,

  // Without type "n": Postgres 18 lists NOT NULL too, under a name that no renaming changes.
  `select 'constraint ' || conname || ' on ' || conrelid::regclass, jsonb_build_object(
     'definition', pg_get_constraintdef(oid), 'validated', convalidated)
   from pg_constraint where ${ours('connamespace')} and contype not in ('n', 't')`,

  `select 'index ' || indexrelid::regclass, jsonb_build_object(
     'definition', pg_get_indexdef(indexrelid), 'valid', indisvalid, 'clustered', indisclustered,
     'replica identity', indisreplident)
   from pg_index i join pg_class c on c.oid = i.indexrelid and ${ours('c.relnamespace')}`,

  `select 'sequence ' || s.seqrelid::regclass, jsonb_build_object(
     'settings', to_jsonb(s) - 'seqrelid' - 'seqtypid', 'type', s.seqtypid::regtype)
   from pg_sequence s join pg_class c on c.oid = s.seqrelid and ${ours('c.relnamespace')}`,

  `select 'function ' || oid::regprocedure, jsonb_build_object(
     'definition', pg_get_functiondef(oid), 'owner', proowner::regrole, 'grants', ${grants('proacl')})
   from pg_proc where ${ours('pronamespace')} and prokind in ('f', 'p')`,

  // Selected by the schema of their function, because two of our triggers are on auth.users.
  `select 'trigger ' || t.tgname || ' on ' || t.tgrelid::regclass, jsonb_build_object(
     'definition', pg_get_triggerdef(t.oid), 'enabled', t.tgenabled)
   from pg_trigger t join pg_proc p on p.oid = t.tgfoid
   where not t.tgisinternal and ${ours('p.pronamespace')}`,

  `select 'policy ' || policyname || ' on ' || schemaname || '.' || tablename,
     to_jsonb(p) - 'policyname' - 'schemaname' - 'tablename'
   from pg_policies p where schemaname in ${names}`,

  `select 'type ' || oid::regtype, jsonb_build_object('kind', typtype, 'owner', typowner::regrole,
     'grants', ${grants('typacl')}, 'labels',
     (select jsonb_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = t.oid))
   from pg_type t where ${ours('typnamespace')}`,

  `select 'rule ' || rulename || ' on ' || schemaname || '.' || tablename,
     jsonb_build_object('definition', definition)
   from pg_rules where schemaname in ${names}`,

  `select 'comment on ' || pg_describe_object(classoid, objoid, objsubid),
     jsonb_build_object('text', description)
   -- 16384: what came with Postgres itself has a lower oid.
   from pg_description where objoid >= 16384`,

  `select 'event trigger ' || evtname, jsonb_build_object(
     'event', evtevent, 'function', evtfoid::regprocedure, 'enabled', evtenabled, 'tags', evttags)
   from pg_event_trigger`,

  `select 'extension ' || extname, jsonb_build_object('schema', extnamespace::regnamespace)
   from pg_extension`,

  `select 'publication ' || pubname || ' of ' || schemaname || '.' || tablename, '{}'::jsonb
   from pg_publication_tables`,

  `select format('default privileges of %s for %s in %s', defaclrole::regrole, defaclobjtype,
     coalesce(nullif(defaclnamespace, 0)::regnamespace::text, 'every schema')),
     jsonb_build_object('grants', ${grants('defaclacl')})
   from pg_default_acl`,

  `select 'settings of the database', jsonb_build_object('settings', setconfig)
   from pg_db_role_setting
   where setdatabase = (select oid from pg_database where datname = current_database())`,
];

const definitionSchema = z.record(z.string(), z.unknown());

/**
 * The definition of each object in the schemas "public" and "private", and of what else a migration
 * could change, read from Postgres' catalogues: lines of text by the object's name. No rows.
 */
export async function readCatalogue(sql: RunSql): Promise<Map<string, string>> {
  const rows = await sql(
    // With an empty search path, every name is printed with its schema.
    `set local search_path = '';
     select name, definition::text as definition
     from (${queries.join('\nunion all\n')}) as catalogue (name, definition)`,
  );
  return new Map(
    rows.map(({ name, definition }) => {
      const fields = definitionSchema.parse(JSON.parse(String(definition)));
      const lines = Object.entries(fields).map(([field, value]) =>
        typeof value === 'string' ? `${field}: ${value}` : `${field}: ${JSON.stringify(value)}`,
      );
      return [String(name), lines.join('\n')];
    }),
  );
}
