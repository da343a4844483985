-- What an admin of a new home asks for (/Manage/start): how far it is, and the end of the sample pets.

-- Only supabase/seed.sql gives a pet the portrait of its own id, and no command changes that.
create function private.is_listed_sample(p public.pets) returns boolean
language sql immutable set search_path = '' as $$
  select p.image_url = '/portraits/' || p.id || '.svg' and p.status in ('available', 'reserved')
$$;

-- The sample pets as they were when they were removed, so that they can be brought back.
create table private.removed_sample_pets (
  id text collate "C" primary key,
  pet jsonb not null
);
revoke all on private.removed_sample_pets from public, anon, authenticated, service_role;
alter table private.removed_sample_pets enable row level security;

-- The admin who is asking. Raises PT403 (PostgREST answers 403) for anybody else.
create function private.signed_in_admin() returns public.users
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
begin
  if not v_user.is_admin then
    raise exception 'Only admins set up the shelter.' using errcode = 'PT403';
  end if;
  return v_user;
end $$;

-- What a device of this admin cannot know by itself.
create function private.first_run() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_admin();
begin
  return jsonb_build_object(
    'colleagues', (select count(*) from public.users where is_admin and id <> v_user.id),
    'invited', (
      select coalesce(jsonb_agg(email order by expires_at, email), '[]')
      from private.admin_invitations where expires_at > now()),
    'removedSamples', (select count(*) from private.removed_sample_pets));
end $$;
create function public.first_run() returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.first_run() $$;

-- Deletes the sample pets that visitors see. Those that staff changed, or that somebody applied for
-- or has in a cart, are hidden instead.
create function private.remove_sample_pets() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_admin();
  v_hidden text[];
  v_deleted integer;
begin
  -- Whoever is applying for one of them has done so before the next statement, or finds it gone.
  perform from public.pets p where private.is_listed_sample(p) order by id for update;
  insert into private.removed_sample_pets (id, pet)
    select id, to_jsonb(p) from public.pets p where private.is_listed_sample(p)
    on conflict (id) do update set pet = excluded.pet;
  v_hidden := array(
    select id from public.pets p where private.is_listed_sample(p)
      and (exists (select from private.pet_changes where pet_id = p.id)
        or exists (select from public.adoption_requests where pet_id = p.id)
        or exists (select from public.cart_items where pet_id = p.id)));
  perform private.note_pet_changes(id, v_user.id, jsonb_build_object('status', status),
      '{"status": "hidden"}') from public.pets where id = any (v_hidden);
  update public.pets set status = 'hidden' where id = any (v_hidden);
  delete from public.pets p where private.is_listed_sample(p);
  get diagnostics v_deleted = row_count;
  return jsonb_build_object('deleted', v_deleted, 'hidden', cardinality(v_hidden));
end $$;
create function public.remove_sample_pets() returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.remove_sample_pets()
$$;

-- Takes the removal back. A pet that staff have listed again meanwhile stays as they have it. Returns
-- how many are listed again.
create function private.bring_back_sample_pets() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_admin();
  v_made integer;
  v_shown integer;
begin
  -- The columns of supabase/seed.sql: a pet that was deleted had nothing else.
  insert into public.pets (
      id, name, type, breed, age, sex, size, energy, shedding, training, care, description,
      image_url, good_with, not_good_with, temperament, special_needs, city, state, country,
      listed_at)
    select p.id, p.name, p.type, p.breed, p.age, p.sex, p.size, p.energy, p.shedding, p.training,
      p.care, p.description, p.image_url, p.good_with, p.not_good_with, p.temperament,
      p.special_needs, p.city, p.state, p.country, p.listed_at
    from private.removed_sample_pets r, jsonb_populate_record(null::public.pets, r.pet) p
    order by p.id on conflict do nothing;
  get diagnostics v_made = row_count;
  perform private.note_pet_changes(p.id, v_user.id, '{"status": "hidden"}',
      jsonb_build_object('status', r.pet -> 'status'))
    from private.removed_sample_pets r join public.pets p on p.id = r.id and p.status = 'hidden';
  update public.pets p set status = r.pet ->> 'status'
    from private.removed_sample_pets r where p.id = r.id and p.status = 'hidden';
  get diagnostics v_shown = row_count;
  delete from private.removed_sample_pets;
  return v_made + v_shown;
end $$;
create function public.bring_back_sample_pets() returns integer
language sql volatile security invoker set search_path = '' as $$
  select private.bring_back_sample_pets()
$$;

revoke execute on function
  private.is_listed_sample(public.pets), private.signed_in_admin(),
  private.first_run(), public.first_run(),
  private.remove_sample_pets(), public.remove_sample_pets(),
  private.bring_back_sample_pets(), public.bring_back_sample_pets()
from public, anon, authenticated, service_role;
-- Admins are people who are signed in; each function looks whether this one is an admin.
grant execute on function
  private.first_run(), public.first_run(),
  private.remove_sample_pets(), public.remove_sample_pets(),
  private.bring_back_sample_pets(), public.bring_back_sample_pets()
to authenticated;
