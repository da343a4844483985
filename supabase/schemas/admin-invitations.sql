-- The first admin, and every other who is invited on the server (`npm run admin -- EMAIL`). A link
-- has a code of 128 random bits; only its SHA-256 is kept, for an hour and one use.

create table private.admin_invitations (
  code_sha256 text primary key check (char_length(code_sha256) = 64),
  -- In lower case. The code alone does not make an admin of whoever finds the link.
  email text not null check (char_length(email) <= 320),
  expires_at timestamptz not null default now() + interval '1 hour'
);
revoke all on private.admin_invitations from public, anon, authenticated, service_role;
alter table private.admin_invitations enable row level security;

-- For the worker and the command on its server. A new invitation replaces the one before.
create function private.invite_admin(p_email text, p_code_sha256 text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.admin_invitations where expires_at <= now() or email = lower(p_email);
  insert into private.admin_invitations (code_sha256, email) values (p_code_sha256, lower(p_email));
end $$;
create function public.invite_admin(p_email text, p_code_sha256 text) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.invite_admin(p_email, p_code_sha256)
$$;

-- Makes an admin of the person who asks: 'granted', 'invalid' (unknown, used or too old), or
-- 'other-address', and then the invitation stays for whom it is for.
create function private.accept_admin_invitation(p_code text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_user public.users := private.signed_in_user();
  v_invitation private.admin_invitations;
begin
  select * into v_invitation from private.admin_invitations
    where code_sha256 = encode(sha256(convert_to(p_code, 'UTF8')), 'hex') and expires_at > now()
    for update;
  if v_invitation.email is null then return 'invalid'; end if;
  if v_invitation.email <> lower(v_user.email) then return 'other-address'; end if;
  delete from private.admin_invitations where code_sha256 = v_invitation.code_sha256;
  perform private.set_admin(v_user.id, 'granted');
  return 'granted';
end $$;
create function public.accept_admin_invitation(p_code text) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.accept_admin_invitation(p_code)
$$;

revoke execute on function
  private.invite_admin(text, text), public.invite_admin(text, text),
  private.accept_admin_invitation(text), public.accept_admin_invitation(text)
from public, anon, authenticated, service_role;
grant execute on function private.invite_admin(text, text), public.invite_admin(text, text)
  to service_role;
grant execute on function private.accept_admin_invitation(text), public.accept_admin_invitation(text)
  to authenticated;
