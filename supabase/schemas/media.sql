-- What the worker asks and says of media, the bytes of photos (private.media). It keeps the bytes
-- itself (worker/media).

-- The photos that name a medium.
create function private.photos_of_media(p_media text) returns setof public.pet_photos
language sql stable security definer set search_path = '' as $$
  select * from public.pet_photos
  where renditions @> jsonb_build_array(jsonb_build_object('media', p_media))
$$;

-- For admins: whether they may send this medium. Raises PT403 for anybody else.
create function private.media_is_named(p_media text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
begin
  if not v_user.is_admin then
    raise exception 'Only admins send photos.' using errcode = 'PT403';
  end if;
  return exists (select from private.photos_of_media(p_media));
end $$;

-- Whether everybody may see it: it is a picture of a listed pet.
create function private.media_is_shown(p_media text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.photos_of_media(p_media) f join public.pets p on p.id = f.pet_id
    where p.status in ('available', 'reserved'))
$$;

-- For everyone signed in: whether they may see a medium that visitors may not. Admins see all that
-- photos name, and others the one picture by which their cart or an application of theirs shows a pet.
create function private.media_is_mine(p_media text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
begin
  return exists (
    select from private.photos_of_media(p_media) f
    where v_user.is_admin
      or exists (select from public.cart_items c
        where c.user_id = v_user.id and c.pet_id = f.pet_id and c.pet_image = '/media/' || p_media)
      or exists (select from public.adoption_requests a
        where a.user_id = v_user.id and a.pet_id = f.pet_id and a.image = '/media/' || p_media));
end $$;

-- For the worker: all of its bytes have arrived, so its photos can be shown.
create function private.note_media(p_media text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into private.media (id, arrived_at) values (p_media, now())
  on conflict (id) do update set arrived_at = coalesce(private.media.arrived_at, now())
$$;

-- For the worker: which of those in its store no photo has named for a day. They are forgotten here;
-- a photo that names one of them later has to bring its bytes again.
create function private.take_unnamed_media(p_media jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_taken jsonb;
begin
  -- A clock that leapt is not believed.
  if not private.clock_is_steady() then
    return '[]';
  end if;
  -- In one order: two workers may sweep at once.
  insert into private.media (id)
    select value from jsonb_array_elements_text(p_media) order by value
    on conflict (id) do nothing;
  perform from private.media where id in (select jsonb_array_elements_text(p_media))
    order by id for update;
  update private.media m set unnamed_since = case
      when exists (select from private.photos_of_media(m.id)) then null
      else coalesce(unnamed_since, now()) end
    where id in (select jsonb_array_elements_text(p_media));
  with taken as (
    delete from private.media
    where id in (select jsonb_array_elements_text(p_media))
      and unnamed_since <= now() - interval '1 day'
    returning id
  )
  select coalesce(jsonb_agg(id), '[]') into v_taken from taken;
  return v_taken;
end $$;

create function public.media_is_named(p_media text) returns boolean
language sql stable security invoker set search_path = '' as $$
  select private.media_is_named(p_media)
$$;
create function public.media_is_shown(p_media text) returns boolean
language sql stable security invoker set search_path = '' as $$
  select private.media_is_shown(p_media)
$$;
create function public.media_is_mine(p_media text) returns boolean
language sql stable security invoker set search_path = '' as $$
  select private.media_is_mine(p_media)
$$;
create function public.note_media(p_media text) returns void
language sql volatile security invoker set search_path = '' as $$ select private.note_media(p_media) $$;
create function public.take_unnamed_media(p_media jsonb) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.take_unnamed_media(p_media)
$$;

revoke execute on function
  private.photos_of_media(text),
  private.media_is_named(text), private.media_is_shown(text), private.media_is_mine(text),
  private.note_media(text),
  private.take_unnamed_media(jsonb),
  public.media_is_named(text), public.media_is_shown(text), public.media_is_mine(text),
  public.note_media(text),
  public.take_unnamed_media(jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  private.media_is_named(text), public.media_is_named(text),
  private.media_is_mine(text), public.media_is_mine(text)
to authenticated;
grant execute on function private.media_is_shown(text), public.media_is_shown(text)
  to anon, authenticated, service_role;
grant execute on function
  private.note_media(text), public.note_media(text),
  private.take_unnamed_media(jsonb), public.take_unnamed_media(jsonb)
to service_role;
