-- A push puts pets that follow each other into the cart with one statement, and their stamps are
-- written at once: one by one they took most of the push. It may hold 500 commands and not 250.

drop function private.apply_one(uuid, uuid, jsonb);
drop function private.run_command(uuid, uuid, text, jsonb);
drop function private.add_to_cart(public.users, jsonb);
drop trigger stamp_row on public.cart_items;
drop trigger stamp_change on public.cart_items;
drop function private.stamp_cart_item();

create function private.stamp_cart_items() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_users uuid[];
  v_pets text[];
  v_gone boolean[];
begin
  if tg_op = 'INSERT' then
    -- A row says what became of its pet. Whoever changes that waits for us, and stamps it again.
    perform from (select pet_id from new_items order by 1) n
      cross join lateral (select from public.pets where id = n.pet_id limit 1 for share) p;
    select array_agg(user_id), array_agg(pet_id), array_agg(false)
      into v_users, v_pets, v_gone from new_items;
  elsif tg_op = 'DELETE' then
    select array_agg(user_id), array_agg(pet_id), array_agg(true)
      into v_users, v_pets, v_gone from old_items;
  else
    -- A changed key is a row that went, and one that came.
    select array_agg(user_id), array_agg(pet_id), array_agg(n is null)
      into v_users, v_pets, v_gone
      from old_items o full join new_items n using (user_id, pet_id)
      where o.* is distinct from n.*;
  end if;
  insert into private.stamps as s (scope, kind, id, changed, gone)
    select 'user:' || i.of, 'cartItem', i.pet, pg_current_xact_id(), i.gone
    from unnest(v_users, v_pets, v_gone) as i (of, pet, gone) order by 1, 3
    on conflict (scope, kind, id)
    do update set changed = excluded.changed, gone = excluded.gone, stamped_at = now();
  perform pg_notify('homeward', 'user:' || i.of) from (select distinct unnest(v_users)) i (of);
  return null;
end $$;
revoke execute on function private.stamp_cart_items() from public, anon, authenticated, service_role;

create trigger stamp_inserted after insert on public.cart_items
  referencing new table as new_items
  for each statement execute function private.stamp_cart_items();
create trigger stamp_updated after update on public.cart_items
  referencing old table as old_items new table as new_items
  for each statement execute function private.stamp_cart_items();
create trigger stamp_deleted after delete on public.cart_items
  referencing old table as old_items
  for each statement execute function private.stamp_cart_items();
alter table public.cart_items
  enable always trigger stamp_inserted,
  enable always trigger stamp_updated,
  enable always trigger stamp_deleted;

-- Puts several pets into the cart with one statement: a device that was offline may send hundreds.
create function private.add_to_cart(p_user public.users, p_args jsonb[]) returns text[]
language plpgsql set search_path = '' as $$
declare
  v_reasons text[];
begin
  with wanted as materialized (
    select n, args ->> 'petId' as id from unnest(p_args) with ordinality as w (args, n)
  ), found as materialized (
    select w.n, p.* from wanted w cross join lateral (
      -- Without the limit Postgres may read all pets.
      select p.id, p.name, private.picture_of(p) as picture from public.pets p
      where p.id = w.id and p.status in ('available', 'reserved') and not p_user.is_admin
      limit 1 for share
    ) p
  ), added as (
    -- A pet that is in the cart already keeps its place.
    insert into public.cart_items (user_id, pet_id, pet_name, pet_image)
      select p_user.id, id, name, picture from found on conflict do nothing
  )
  select array_agg(case when w.id is null then 'invalid' when p_user.is_admin then 'not-allowed'
      when f.n is null then 'pet-gone' end order by w.n)
    into v_reasons from wanted w left join found f using (n);
  return v_reasons;
end $$;
revoke execute on function private.add_to_cart(public.users, jsonb[])
  from public, anon, authenticated, service_role;

-- Runs commands of one kind that follow each other, of a person (p_user) or of a guest (p_guest), and
-- gives a reason for each. Pets go into the cart all at once; of other kinds there is one at a time
-- (private.apply_batch).
create function private.run_commands(p_user uuid, p_guest uuid, p_kind text, p_args jsonb[])
returns text[]
language plpgsql set search_path = '' as $$
declare
  v_user public.users;
  v_args jsonb := p_args[1];
  v_reason text;
begin
  -- 'unknown' is what the worker could not read (worker/sync/sync-app.ts).
  if p_kind is null or p_kind = 'unknown' then return array['invalid']; end if;
  if p_kind = 'askForSuggestions' then
    return array[private.ask_for_suggestions(p_user, p_guest, v_args)];
  end if;
  if p_user is null then
    return array_fill('not-allowed'::text, array[cardinality(p_args)]);
  end if;
  -- Read for each of them, and locked: a role that was revoked a moment ago decides nothing.
  select * into v_user from public.users where id = p_user for share;
  case p_kind
    when 'addToCart' then return private.add_to_cart(v_user, p_args);
    when 'removeFromCart' then
      if v_args ->> 'petId' is null then return array['invalid']; end if;
      delete from public.cart_items where user_id = p_user and pet_id = v_args ->> 'petId';
    when 'clearCart' then
      delete from public.cart_items where user_id = p_user;
    when 'submitApplication' then v_reason := private.submit_application(v_user, v_args);
    when 'withdrawApplication' then v_reason := private.withdraw_application(v_user, v_args);
    when 'decideApplication' then v_reason := private.decide_application(v_user, v_args);
    when 'decideAdminRequest' then v_reason := private.decide_admin_request(v_user, v_args);
    when 'changePet' then v_reason := private.change_pet(v_user, v_args);
    when 'addPhoto' then v_reason := private.add_photo(v_user, v_args);
    when 'describePhoto' then v_reason := private.describe_photo(v_user, v_args);
    when 'movePhoto' then v_reason := private.move_photo(v_user, v_args);
    when 'removePhoto' then v_reason := private.remove_photo(v_user, v_args);
    when 'changeSettings' then v_reason := private.change_settings(v_user, v_args);
    else
      -- A newer worker speaks. The device keeps the command until the migrations have run here.
      raise exception 'this database does not know the command %: apply the migrations', p_kind
        using errcode = 'feature_not_supported';
  end case;
  return array[v_reason];
end $$;
revoke execute on function private.run_commands(uuid, uuid, text, jsonb[])
  from public, anon, authenticated, service_role;

-- Runs new commands of one kind that follow each other, in a subtransaction: all of its effect is
-- kept, or none. Gives their results; where there are fewer than commands, the next one failed in a
-- way that may pass.
--
-- Which errors may pass? Invalid data (class 22) and a violated constraint (class 23) fail again at
-- every repeat: that command is rejected, and nothing behind it has to wait. All other errors may
-- pass: a serialization failure or a deadlock (class 40), a lock not available (55P03), missing
-- resources (53), and also a bug of ours, which an update mends. There the device keeps the command
-- and everything behind it. A lost connection (08) or a cancelled query (57014) fails the whole
-- request, which the device repeats.
create function private.apply_run(p_user uuid, p_guest uuid, p_envelopes jsonb[]) returns jsonb[]
language plpgsql set search_path = '' as $$
declare
  v_ids text[] := array(
    select e ->> 'id' from unnest(p_envelopes) with ordinality as r (e, n) order by n);
  v_args jsonb[] := array(
    select coalesce(e -> 'command' -> 'args', '{}')
    from unnest(p_envelopes) with ordinality as r (e, n) order by n);
  v_reasons text[];
  v_result jsonb[];
  v_results jsonb[] := '{}';
begin
  begin
    v_reasons := private.run_commands(
      p_user, p_guest, p_envelopes[1] -> 'command' ->> 'kind', v_args);
    return array(select private.command_result(id, reason)
      from unnest(v_ids, v_reasons) with ordinality as r (id, reason, n) order by n);
  exception
    when data_exception or integrity_constraint_violation then
      if cardinality(v_ids) = 1 then
        return array[private.command_result(v_ids[1], 'invalid')];
      end if;
    when others then
      if cardinality(v_ids) = 1 then
        raise warning 'command % was not applied: %', v_ids[1], sqlstate;
        return '{}';
      end if;
  end;
  -- One of several failed: one by one they tell which.
  for v_at in 1 .. cardinality(v_ids) loop
    v_result := private.apply_run(p_user, p_guest, p_envelopes[v_at:v_at]);
    exit when v_result = '{}';
    v_results := v_results || v_result;
  end loop;
  return v_results;
end $$;
revoke execute on function private.apply_run(uuid, uuid, jsonb[])
  from public, anon, authenticated, service_role;

-- Applies the commands of one push in their order. What the push adds to the ledger and the client's
-- number are written once, at its end, and pets that follow each other go into the cart all at once:
-- one by one each takes several times as long.
create or replace function private.apply_batch(
  p_actor text, p_user uuid, p_guest uuid, p_client uuid, p_commands jsonb
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  v_last_seq bigint;
  v_run record;
  -- What this push adds to the ledger; v_at is where a command is in it that the push holds twice.
  v_ids uuid[] := '{}';
  v_hashes bytea[] := '{}';
  v_added jsonb[] := '{}';
  v_at integer;
  v_applied integer;
  v_answers jsonb[];
  v_results jsonb[] := '{}';
  v_stopped boolean := false;
  v_wait_ms integer := 1000;
begin
  if p_client is null or jsonb_typeof(p_commands) is distinct from 'array'
      or jsonb_array_length(p_commands) > 500 then
    raise exception 'p_commands is an array of at most 500 commands' using errcode = '22023';
  end if;
  -- Locks the client's row until the end: two requests of one client (the tab's and the service
  -- worker's) would otherwise both find a command unknown, and both run it.
  select last_seq into v_last_seq from private.clients
    where actor = p_actor and client_id = p_client for update;
  if not found then
    insert into private.clients (actor, client_id, user_id) values (p_actor, p_client, p_user)
      on conflict (actor, client_id) do update set used_at = now() returning last_seq into v_last_seq;
  end if;

  for v_run in
    with sent as (
      select n, envelope, (envelope ->> 'id')::uuid as id, (envelope ->> 'seq')::bigint as seq,
        (envelope ->> 'after')::bigint as after,
        sha256(convert_to(coalesce(envelope -> 'command', 'null')::text, 'UTF8')) as hash
      from jsonb_array_elements(p_commands) with ordinality as e (envelope, n)
    ), known as (
      select s.*, k.body_hash, k.result,
        -- It is new whatever becomes of those before it, and so may be run with its neighbours.
        k.result is null and count(*) over (partition by s.id) = 1 and s.seq > greatest(v_last_seq,
            max(s.seq) over (order by n rows between unbounded preceding and 1 preceding))
          and s.envelope -> 'command' ->> 'kind' = 'addToCart' as may_join
      from sent s
      -- Without the limit Postgres may read all that the client ever sent.
      left join lateral (
        select body_hash, result from private.applied_commands
        where actor = p_actor and client_id = p_client and command_id = s.id limit 1
      ) k on true
    ), joined as (
      select *, coalesce(may_join and after is null and lag(may_join) over (order by n), false) as joins
      from known
    ), runs as (
      select *, count(*) filter (where not joins) over (order by n) as run from joined
    )
    select array_agg(id order by n) as ids, array_agg(hash order by n) as hashes,
      array_agg(seq order by n) as seqs, array_agg(envelope order by n) as envelopes,
      -- Those of the first. One that is known is a run of its own.
      min(after) as after, (array_agg(body_hash))[1] as body_hash, (array_agg(result))[1] as result
    from runs group by run order by run
  loop
    v_at := array_position(v_ids, v_run.ids[1]);
    v_answers := '{}';
    if v_stopped then
      -- The rest waits too: what comes behind may depend on what failed.
    elsif v_run.result is not null or v_at is not null then
      v_answers := array[case when v_run.hashes[1] = coalesce(v_run.body_hash, v_hashes[v_at])
        then coalesce(v_run.result, v_added[v_at])
        else private.command_result(v_run.ids[1]::text, 'body-mismatch') end];
    -- The device has an answer to a command before this one, and this database, which was put back,
    -- does not know it. If it took this one, it would claim to know that one too. The wait of 0 says
    -- so: the device finds out what is forgotten, and sends it first.
    elsif v_run.after > v_last_seq then
      v_stopped := true;
      v_wait_ms := 0;
    -- A new command must have a greater number than all before it. One that has not was discarded on
    -- the device, or its ledger entry was pruned: it was decided once and is not run now.
    elsif v_run.seqs[1] is null or v_run.seqs[1] <= v_last_seq then
      v_answers := array[private.command_result(v_run.ids[1]::text,
        case when v_run.seqs[1] is null then 'invalid' else 'too-old' end)];
    else
      v_answers := private.apply_run(p_user, p_guest, v_run.envelopes);
      v_applied := cardinality(v_answers);
      v_stopped := v_applied < cardinality(v_run.ids);
      v_ids := v_ids || v_run.ids[:v_applied];
      v_hashes := v_hashes || v_run.hashes[:v_applied];
      v_added := v_added || v_answers;
      v_last_seq := coalesce(v_run.seqs[v_applied], v_last_seq);
    end if;
    v_results := v_results || v_answers || array(
      select jsonb_build_object('id', id, 'outcome', 'retry', 'afterMs', v_wait_ms)
      from unnest(v_run.ids[cardinality(v_answers) + 1:]) with ordinality as r (id, n) order by n);
  end loop;

  insert into private.applied_commands (actor, client_id, command_id, body_hash, result)
    select p_actor, p_client, * from unnest(v_ids, v_hashes, v_added);
  -- In the transaction of the effects: who reads this number can read their rows too.
  update private.clients set last_seq = v_last_seq, used_at = now()
    where actor = p_actor and client_id = p_client;
  return to_jsonb(v_results);
end $$;
