-- Change stamps: who changed which row since when, without a gap.
--
-- A sequence number or a timestamp is taken when a transaction writes, but its rows appear when it
-- commits, and transactions commit in another order than they write. A reader that remembers the
-- greatest number it has seen skips whatever commits behind it. So a stamp is the id of the writing
-- transaction, and a reader remembers a Postgres snapshot: exactly which transactions it has seen.

-- One row for each row that somebody reads by sync. Once that row is deleted, its stamp is the
-- tombstone. With both in one place, a row and its tombstone never have to be put in order.
create table private.stamps (
  -- The audience of the row and the topic of its poke: 'catalogue', 'admins', or an actor.
  scope text collate "C" not null,
  kind text collate "C" not null,
  id text collate "C" not null,
  changed xid8 not null,
  gone boolean not null,
  -- For pruning only. The order of changes never comes from a clock.
  stamped_at timestamptz not null default now(),
  primary key (scope, kind, id)
);
-- A pull reads one range of this index: (changed, kind, id) > where it stopped.
create unique index stamps_window on private.stamps (scope, changed, kind, id);
create index stamps_tombstones on private.stamps (stamped_at) where gone;

revoke all on private.stamps from public, anon, authenticated, service_role;
alter table private.stamps enable row level security;

create function private.stamp(p_scope text, p_kind text, p_id text, p_gone boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.stamps as s (scope, kind, id, changed, gone)
    values (p_scope, p_kind, p_id, pg_current_xact_id(), p_gone)
    on conflict (scope, kind, id)
    do update set changed = excluded.changed, gone = excluded.gone, stamped_at = now();
  -- Postgres sends a topic once per transaction, when it commits. A client's counter notifies nobody:
  -- that client is waiting for its answer anyway, and no other client reads it.
  if p_kind <> 'client' then
    perform pg_notify('homeward', p_scope);
  end if;
end $$;

-- TRUNCATE fires no trigger for its rows. The argument is the kind of all rows of the table.
create function private.stamp_truncated() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_scope text;
begin
  for v_scope in
    with emptied as (
      update private.stamps set changed = pg_current_xact_id(), gone = true, stamped_at = now()
        where kind = tg_argv[0] and not gone returning scope
    )
    select distinct scope from emptied where tg_argv[0] <> 'client'
  loop
    perform pg_notify('homeward', v_scope);
  end loop;
  return null;
end $$;

revoke execute on function private.stamp_truncated() from public, anon, authenticated, service_role;
revoke execute on function private.stamp(text, text, text, boolean)
  from public, anon, authenticated, service_role;
