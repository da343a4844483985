-- Leaving with everything, and arriving with it: the archive whose files README.md describes.
--
-- What goes out or comes in is copied here first, a row for each. So an archive is one moment of the
-- database although it is read in pages, by any worker and for as long as a download takes; and one
-- that is read becomes pets and applications in a single transaction. Unlogged: after a crash of the
-- database, whoever was at it begins anew.

create unlogged table private.archives (
  id uuid primary key default gen_random_uuid(),
  direction text not null check (direction in ('out', 'in')),
  -- Who asked for it; null for the server itself. No reference: a restore empties the tables of a
  -- backup, to which this one does not belong.
  user_id uuid,
  rows_taken integer not null default 0,
  -- When all of it had been written; its rows are gone then.
  finished_at timestamptz,
  used_at timestamptz not null default clock_timestamp()
);
create unlogged table private.archive_rows (
  archive_id uuid not null references private.archives (id) on delete cascade,
  part text not null check (part in
    ('shelter', 'people', 'pets', 'applications', 'past-decisions', 'history', 'media')),
  n integer not null,
  -- As in src/domain/archive.ts.
  content jsonb not null,
  primary key (archive_id, part, n)
);
create index archives_user on private.archives (user_id);
revoke all on private.archives, private.archive_rows
  from public, anon, authenticated, service_role;
alter table private.archives enable row level security;
alter table private.archive_rows enable row level security;

-- Those that nobody has touched for an hour: a download that was never begun, or broke off.
create function private.delete_unused_archives() returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.archives where used_at < clock_timestamp() - interval '1 hour'
$$;

-- For the worker: the end of an archive, either way. What was written to its end is remembered.
create function private.end_archive(p_id uuid, p_finished boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.archive_rows where archive_id = p_id;
  if p_finished then
    update private.archives set finished_at = clock_timestamp(), used_at = clock_timestamp()
      where id = p_id;
  else
    delete from private.archives where id = p_id and finished_at is null;
  end if;
end $$;

create function public.end_archive(p_id uuid, p_finished boolean) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.end_archive(p_id, p_finished)
$$;
create function public.delete_unused_archives() returns void
language sql volatile security invoker set search_path = '' as $$
  select private.delete_unused_archives()
$$;

revoke execute on function
  private.delete_unused_archives(), public.delete_unused_archives(),
  private.end_archive(uuid, boolean), public.end_archive(uuid, boolean)
from public, anon, authenticated, service_role;
grant execute on function
  private.delete_unused_archives(), public.delete_unused_archives(),
  private.end_archive(uuid, boolean), public.end_archive(uuid, boolean)
to service_role;
