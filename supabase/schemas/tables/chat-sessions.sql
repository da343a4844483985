-- Questions for suggestions, of people and of guests, and the answers they got.

create table public.chat_sessions (
  id uuid primary key,
  user_id uuid references public.users (id) on delete cascade,
  guest_id uuid,
  prompt text not null check (prompt ~ '\S' and char_length(prompt) <= 2000),
  -- JSON text; empty until the question is answered.
  response text not null default '' check (char_length(response) <= 20000),
  created timestamptz not null default now(),
  check (num_nonnulls(user_id, guest_id) = 1)
);
create index chat_sessions_user on public.chat_sessions (user_id);
create index chat_sessions_guest on public.chat_sessions (created) where guest_id is not null;

revoke all on public.chat_sessions from public, anon, authenticated, service_role;
grant select (id, user_id, guest_id, prompt, response, created)
  on public.chat_sessions to authenticated;
alter table public.chat_sessions enable row level security;
create policy "People read their questions" on public.chat_sessions
  for select to authenticated using (user_id = (select auth.uid()));

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
revoke execute on function private.stamp_chat_session() from public, anon, authenticated, service_role;

create trigger stamp_row after insert or delete on public.chat_sessions
  for each row execute function private.stamp_chat_session();
create trigger stamp_change after update on public.chat_sessions
  for each row when (old.* is distinct from new.*) execute function private.stamp_chat_session();
