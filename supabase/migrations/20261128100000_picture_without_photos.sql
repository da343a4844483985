-- Most pets have no photo: for them, looking for the best one was a good part of what a cart takes.
create or replace function private.picture_of(p public.pets) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Most pets: what is below is slow to start.
  if not exists (select from public.pet_photos where pet_id = p.id) then
    return p.image_url;
  end if;
  return coalesce((
    select '/media/' || (r.value ->> 'media')
    from (
        select f.renditions from public.pet_photos f
        where f.pet_id = p.id and private.has_arrived(f) order by f.position, f.id limit 1
      ) f, jsonb_array_elements(f.renditions) with ordinality r
    order by (r.value ->> 'width')::integer < 960, abs((r.value ->> 'width')::integer - 960),
      r.ordinality limit 1), p.image_url);
end $$;
