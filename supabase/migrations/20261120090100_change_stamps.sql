-- Who changed what since when, without a gap.
--
-- A sequence number or a timestamp is taken when a transaction writes, but rows appear when it
-- commits, and transactions commit in another order than they write: a reader that remembers the
-- greatest number it saw skips what commits behind it. So a stamp is the writer's transaction id,
-- and a reader remembers a Postgres snapshot: exactly which transactions it has seen.

-- One row for each row that somebody reads by sync. Where the row is gone this is its tombstone:
-- one place for both means that there is never a row and its tombstone to put in order.
create table private.stamps (
  -- Whose sight the row is in, and the topic of its poke: 'catalogue', 'admins', or an actor.
  scope text collate "C" not null,
  kind text collate "C" not null,
  id text collate "C" not null,
  changed xid8 not null,
  gone boolean not null,
  -- For pruning alone; the order of changes never comes from a clock.
  stamped_at timestamptz not null default now(),
  primary key (scope, kind, id)
);
-- A pull is one range of this index: (changed, kind, id) > where it stopped.
create unique index stamps_window on private.stamps (scope, changed, kind, id);
create index stamps_tombstones on private.stamps (stamped_at) where gone;

-- Each version of the catalogue is a snapshot: what it holds is what that snapshot saw.
create table private.catalogue_versions (
  version integer primary key,
  snapshot pg_snapshot not null,
  made_at timestamptz not null default clock_timestamp()
);

create function private.stamp(p_scope text, p_kind text, p_id text, p_gone boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.stamps as s (scope, kind, id, changed, gone)
    values (p_scope, p_kind, p_id, pg_current_xact_id(), p_gone)
    on conflict (scope, kind, id)
    do update set changed = excluded.changed, gone = excluded.gone, stamped_at = now();
  -- Postgres sends a topic once for each transaction, and only when it commits. A client's own
  -- counter wakes nobody: that client asked for it, and the others do not read it.
  if p_kind <> 'client' then
    perform pg_notify('homeward', p_scope);
  end if;
end $$;

-- Pets come by the thousand (an import), so a statement's pets are stamped in one go.
create function private.stamp_pets() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into private.stamps as s (scope, kind, id, changed, gone)
      select 'catalogue', 'pet', id, pg_current_xact_id(), false from new_pets
      on conflict (scope, kind, id)
      do update set changed = excluded.changed, gone = false, stamped_at = now();
  elsif tg_op = 'DELETE' then
    insert into private.stamps as s (scope, kind, id, changed, gone)
      select 'catalogue', 'pet', id, pg_current_xact_id(), true from old_pets
      on conflict (scope, kind, id)
      do update set changed = excluded.changed, gone = true, stamped_at = now();
  elsif tg_op = 'TRUNCATE' then
    update private.stamps set changed = pg_current_xact_id(), gone = true, stamped_at = now()
      where scope = 'catalogue' and not gone;
  else
    insert into private.stamps as s (scope, kind, id, changed, gone)
      select 'catalogue', 'pet', coalesce(n.id, o.id), pg_current_xact_id(), n.id is null
      -- A pet that is under one id before and another after is one that left and one that came.
      from old_pets o full join new_pets n on n.id = o.id
      where o.* is distinct from n.*
      on conflict (scope, kind, id)
      do update set changed = excluded.changed, gone = excluded.gone, stamped_at = now();
  end if;
  if found then
    perform pg_notify('homeward', 'catalogue');
  end if;
  return null;
end $$;

create function private.stamp_cart_item() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.cart_items := coalesce(new, old);
begin
  perform private.stamp('user:' || v_row.user_id, 'cartItem', v_row.pet_id, tg_op = 'DELETE');
  return null;
end $$;

create function private.stamp_application() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.adoption_requests := coalesce(new, old);
begin
  -- Read by two: the one who applied, and every admin.
  perform private.stamp('user:' || v_row.user_id, 'application', v_row.id::text, tg_op = 'DELETE');
  perform private.stamp('admins', 'application', v_row.id::text, tg_op = 'DELETE');
  return null;
end $$;

create function private.stamp_chat_session() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row public.chat_sessions := coalesce(new, old);
begin
  perform private.stamp(
    coalesce('user:' || v_row.user_id, 'guest:' || v_row.guest_id),
    'chatSession', v_row.id::text, tg_op = 'DELETE');
  return null;
end $$;

create function private.stamp_client() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row private.clients := coalesce(new, old);
begin
  perform private.stamp(v_row.actor, 'client', v_row.client_id::text, tg_op = 'DELETE');
  return null;
end $$;

create function private.stamp_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_asked_before boolean := tg_op <> 'INSERT' and old.admin_requested_at is not null and not old.is_admin;
  v_asks boolean := tg_op <> 'DELETE' and new.admin_requested_at is not null and not new.is_admin;
begin
  if v_asks or v_asked_before then
    perform private.stamp('admins', 'adminRequest', coalesce(new.id, old.id)::text, not v_asks);
  end if;
  -- What this person may see changed: their devices must read everything again.
  if tg_op = 'UPDATE' and old.is_admin <> new.is_admin then
    perform pg_notify('homeward', 'user:' || new.id);
  end if;
  return null;
end $$;

-- An update that changes nothing is no change: an import that writes every pet again wakes nobody.
create trigger stamp_inserted after insert on public.pets
  referencing new table as new_pets
  for each statement execute function private.stamp_pets();
create trigger stamp_updated after update on public.pets
  referencing old table as old_pets new table as new_pets
  for each statement execute function private.stamp_pets();
create trigger stamp_deleted after delete on public.pets
  referencing old table as old_pets
  for each statement execute function private.stamp_pets();
create trigger stamp_truncated after truncate on public.pets
  for each statement execute function private.stamp_pets();

create trigger stamp_row after insert or delete on public.cart_items
  for each row execute function private.stamp_cart_item();
create trigger stamp_change after update on public.cart_items
  for each row when (old.* is distinct from new.*) execute function private.stamp_cart_item();

create trigger stamp_row after insert or delete on public.adoption_requests
  for each row execute function private.stamp_application();
create trigger stamp_change after update on public.adoption_requests
  for each row when (old.* is distinct from new.*) execute function private.stamp_application();

create trigger stamp_row after insert or delete on public.chat_sessions
  for each row execute function private.stamp_chat_session();
create trigger stamp_change after update on public.chat_sessions
  for each row when (old.* is distinct from new.*) execute function private.stamp_chat_session();

create trigger stamp_row after insert or delete on private.clients
  for each row execute function private.stamp_client();
create trigger stamp_change after update on private.clients
  for each row when (old.last_seq <> new.last_seq) execute function private.stamp_client();

create trigger stamp_row after insert or delete on public.users
  for each row execute function private.stamp_user();
create trigger stamp_change after update on public.users
  for each row when (old.* is distinct from new.*) execute function private.stamp_user();

-- A transaction left open holds back the lower end of every snapshot, and every pull would read
-- again from there. Hosts where the database belongs to somebody else keep their own setting.
do $$ begin
  execute format('alter database %I set idle_in_transaction_session_timeout = %L',
    current_database(), '60s');
exception when insufficient_privilege then
  raise notice 'idle_in_transaction_session_timeout is left as the host set it';
end $$;
