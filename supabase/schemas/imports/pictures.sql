-- What the worker is to fetch. The job of a pet makes its photos those that imported_pets.said names.

-- 'shelter.example' of https://shelter.example/dog.jpg; null for any other kind of address.
create function private.host_of(p_address text) returns text
language sql immutable set search_path = '' as $$
  select lower(substring(p_address from '^[Hh][Tt][Tt][Pp][Ss]?://([^/?#\\@]+?)(?::\d*)?(?:[/?#]|$)'))
$$;

-- Queues what is to be fetched, moved or removed of the pictures of these pets of a run, also what failed
-- in an earlier run. Pictures of other hosts than those that were agreed to have failed. Gives the pets of
-- which some picture is wanted that was not.
create function private.want_pictures(p_run private.imports, p_pets text[]) returns text[]
language plpgsql volatile set search_path = '' as $$
declare
  v_wanting text[];
begin
  with wanted as (
    insert into private.imported_pictures as f (import_id, pet_id, address, state, reason)
      select p_run.id, m.pet_id, a.address,
        case when private.host_of(a.address) = any (p_run.picture_hosts) then 'waiting'
          else 'failed' end,
        case when private.host_of(a.address) = any (p_run.picture_hosts) then ''
          else 'It is on ' || coalesce(private.host_of(a.address), 'no website')
            || ', a host that nobody agreed to.' end
      from private.imported_pets m
        cross join lateral (
          select distinct value as address from jsonb_array_elements_text(m.said -> 'pictures')) a
      where m.pet_id = any (p_pets) and m.source = p_run.source
      on conflict (pet_id, address) do update
        set import_id = excluded.import_id, state = excluded.state, reason = excluded.reason
        where f.state = 'failed' and f.import_id <> excluded.import_id
      returning f.pet_id, f.state)
  select coalesce(array_agg(distinct pet_id), '{}') into v_wanting
    from wanted where state = 'waiting';
  insert into private.jobs (kind, pet_id, import_id)
    select distinct 'picture', m.pet_id, p_run.id
    from private.imported_pets m
    where m.pet_id = any (p_pets) and m.source = p_run.source
      and (m.pet_id = any (v_wanting) or exists (
        select from private.imported_pictures f
        where f.pet_id = m.pet_id and not m.said -> 'pictures' ? f.address)
        or exists (select from private.misplaced_photos(m.pet_id)))
      -- One that nobody has taken yet will see all of this.
      and not exists (select from private.jobs j where j.pet_id = m.pet_id and j.attempt = 0);
  if found then
    perform pg_notify('homeward', 'jobs');
  end if;
  return v_wanting;
end $$;
revoke execute on function
  private.host_of(text), private.want_pictures(private.imports, text[])
from public, anon, authenticated, service_role;
