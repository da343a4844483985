alter table public.pets add column status text not null default 'available';
create table public.pet_photos (
  id uuid primary key,
  pet_id text not null references public.pets (id) on delete cascade,
  alt text not null default '',
  renditions jsonb not null
);
