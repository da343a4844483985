-- Questions for suggestions, of people and of guests, and the answers they got.

create table public.chat_sessions (
  id uuid primary key,
  user_id uuid references public.users (id) on delete cascade,
  guest_id uuid,
  prompt text not null check (prompt ~ '\S' and char_length(prompt) <= 2000),
  -- JSON text; empty until the question is answered.
  response text not null default '' check (char_length(response) <= 20000),
  created timestamptz not null default now(),
  -- JSON text of what a language model said after the rules; null if none was asked or none answered.
  refinement text check (char_length(refinement) <= 20000),
  check (num_nonnulls(user_id, guest_id) = 1)
);
create index chat_sessions_user on public.chat_sessions (user_id);
create index chat_sessions_guest on public.chat_sessions (created) where guest_id is not null;

revoke all on public.chat_sessions from public, anon, authenticated, service_role;
grant select (id, user_id, guest_id, prompt, response, created, refinement)
  on public.chat_sessions to authenticated;
alter table public.chat_sessions enable row level security;
create policy "People read their questions" on public.chat_sessions
  for select to authenticated using (user_id = (select private.signed_in_uid()));

create function private.stamp_chat_session() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_before text := coalesce('user:' || old.user_id, 'guest:' || old.guest_id);
  v_after text := coalesce('user:' || new.user_id, 'guest:' || new.guest_id);
begin
  -- A changed key is a row that went, and one that came.
  if tg_op <> 'INSERT' and (v_before, old.id) is distinct from (v_after, new.id) then
    perform private.stamp(v_before, 'chatSession', old.id::text, true);
  end if;
  if tg_op <> 'DELETE' then
    perform private.stamp(v_after, 'chatSession', new.id::text, false);
  end if;
  return null;
end $$;
revoke execute on function private.stamp_chat_session() from public, anon, authenticated, service_role;

create trigger stamp_row after insert or delete on public.chat_sessions
  for each row execute function private.stamp_chat_session();
create trigger stamp_change after update on public.chat_sessions
  for each row when (old.* is distinct from new.*) execute function private.stamp_chat_session();
create trigger stamp_truncated after truncate on public.chat_sessions
  for each statement execute function private.stamp_truncated('chatSession');
alter table public.chat_sessions
  enable always trigger stamp_row,
  enable always trigger stamp_change,
  enable always trigger stamp_truncated;
