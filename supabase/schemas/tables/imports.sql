-- Imports: each reading of a file (a run), what became of its pets, what a source said last of each pet,
-- and the pictures that it named.

create table private.imports (
  id uuid primary key,
  -- In the order in which they began.
  nth bigint generated always as identity,
  source text not null check (char_length(source) between 1 and 100),
  format text not null check (char_length(format) <= 50),
  file_name text not null check (char_length(file_name) <= 200),
  -- Null for the server itself, or an account that is gone.
  started_by uuid references public.users (id) on delete set null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  undo_started_at timestamptz,
  undone_at timestamptz,
  pets integer not null check (pets >= 0),
  -- Pictures of other hosts are not fetched.
  picture_hosts text[] not null check (cardinality(picture_hosts) <= 50),
  problems jsonb not null check (jsonb_typeof(problems) = 'array' and jsonb_array_length(problems) <= 500),
  problem_count integer not null check (problem_count >= 0),
  -- How many pets had which outcome. Null until the run is finished: the rows are counted then.
  counts jsonb
);
create unique index imports_nth on private.imports (nth);
create index imports_source on private.imports (source, nth);
create index imports_started_by on private.imports (started_by);

-- What a source said last of a pet: the base of the next merge (private.merge_said).
create table private.imported_pets (
  source text not null,
  external_id text not null,
  -- No reference, as in pet_photos. A row whose pet is gone or came to have another ID says nothing.
  pet_id text collate "C" not null,
  -- As `saidSchema` in src/domain/import/import-calls.ts.
  said jsonb not null,
  -- The run that said it.
  import_id uuid not null references private.imports (id),
  primary key (source, external_id)
);
create index imported_pets_pet on private.imported_pets (pet_id);
create index imported_pets_import on private.imported_pets (import_id);

-- What became of each pet of a run, and how it is undone.
create table private.import_outcomes (
  import_id uuid not null references private.imports (id) on delete cascade,
  external_id text not null,
  pet_id text collate "C" not null,
  outcome text not null check (outcome in ('added', 'changed', 'unchanged', 'hidden')),
  fields text[] not null,
  kept text[] not null,
  -- Of each field that changed, but for pictures. Empty for a pet that the run added.
  before jsonb not null,
  after jsonb not null,
  -- What was in imported_pets, where the run changed that.
  said_before jsonb,
  import_before uuid,
  -- There is something to undo.
  undoable boolean not null,
  primary key (import_id, external_id)
);
create index import_outcomes_undoable on private.import_outcomes (import_id, external_id) where undoable;

-- The pictures that a pet's source names, from hosts that somebody agreed to. The worker fetches them.
create table private.imported_pictures (
  -- The last run that wanted it.
  import_id uuid not null references private.imports (id) on delete cascade,
  pet_id text collate "C" not null,
  address text not null check (char_length(address) <= 2000),
  -- The photo that was made of it.
  photo_id uuid,
  source_sha256 text,
  state text not null default 'waiting' check (state in ('waiting', 'fetched', 'failed')),
  -- Why it failed: a sentence.
  reason text not null default '',
  primary key (pet_id, address)
);
create index imported_pictures_import on private.imported_pictures (import_id, state);

revoke all on private.imports, private.imports_nth_seq, private.imported_pets,
    private.import_outcomes, private.imported_pictures
  from public, anon, authenticated, service_role;
alter table private.imports enable row level security;
alter table private.imported_pets enable row level security;
alter table private.import_outcomes enable row level security;
alter table private.imported_pictures enable row level security;
