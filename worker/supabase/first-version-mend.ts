/**
 * Brings a database of the first version to where the migrations of the later ones begin. That
 * version has the same migrations by name, but some were edited before the second was released:
 * they make the table `private.lives` since, and functions that use it. It runs at each start
 * before the migrations, and changes no other database.
 *
 * The names are those of that time; the migrations from 20261122190000 rename them and replace the
 * functions that are not here.
 */
export const firstVersionMend = `
do $mend$
begin
  if to_regclass('private.epoch') is not null and to_regclass('private.lives') is null
      and to_regclass('private.database_incarnations') is null then
create table private.lives (
  n bigint generated always as identity primary key,
  id uuid not null unique default gen_random_uuid(),
  first xid8 not null default pg_snapshot_xmax(pg_current_snapshot()),
  begun_at timestamptz not null default now()
);
insert into private.lives default values;

create function private.begin_life() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.ensure_sound_stamps();
  insert into private.lives default values;
  -- A cursor as old as that is void anyway: tombstones are kept as long.
  delete from private.lives
    where begun_at < now() - interval '90 days' and n < (select max(n) from private.lives);
end $$;
revoke execute on function private.begin_life() from public, anon, authenticated, service_role;

create or replace function private.decide_application(p_user public.users, p_args jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  v_id uuid := (p_args ->> 'id')::uuid;
  v_row public.adoption_requests;
begin
  if not p_user.is_admin then return 'not-allowed'; end if;
  if coalesce(p_args ->> 'status', '') not in ('approved', 'rejected') then return 'invalid'; end if;
  select * into v_row from public.adoption_requests where id = v_id for update;
  if v_row.id is null then return 'application-gone'; end if;
  if v_row.status = 'withdrawn' then return 'application-withdrawn'; end if;
  update public.adoption_requests
    set status = p_args ->> 'status', status_changed_at = now(), decided_by = p_user.id
    where id = v_row.id and status <> p_args ->> 'status';
  return null;
end $$;
  end if;
  -- The next day's versions made the table without this.
  if exists (select from pg_class where oid = to_regclass('private.lives') and not relrowsecurity) then
    alter table private.lives enable row level security;
  end if;
end $mend$;
`;
