// The calls of `ServerRows` as SQL text: each text is for one transaction, and its last statement
// gives one row with the column `answer`.
import { answerText, otherForm, petWords } from './world.ts';
import type { Actor, Batch, OtherWrite, PullQuestion } from './server-rows.ts';

export const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
export const json = (value: unknown) => `${quote(JSON.stringify(value))}::jsonb`;

// Bypasses supabase-js and Lite, but sets the role and the person as Lite does. Medians on two busy
// cores: 2.6 ms a push and 2.0 ms a pull, instead of 29 ms and 18 ms by rpc.
// Each person has one session, with their own id.
const asUser = (uid: string) =>
  `set local role authenticated; set local "request.jwt.claim.sub" = ${quote(uid)};
   set local "request.jwt.claims" = ${quote(JSON.stringify({ session_id: uid }))};`;
const asWorker = 'set local role service_role;';

export const whoAmIText = (uid: string): string =>
  // The key is random; the simulated worker has one of its own.
  `${asUser(uid)} select public.who_am_i() - 'deviceKey' as answer`;

export function applyText({ actor, clientId, commands }: Batch): string {
  const batch = `${quote(clientId)}, ${json(commands)}`;
  return actor.kind === 'user'
    ? `${asUser(actor.uid)} select public.apply_commands(${batch}) as answer`
    : `${asWorker} select public.guest_apply_commands(${quote(actor.id)}, ${batch}) as answer`;
}

export function pullText({ actor, clientId, cursor, limit }: PullQuestion): string {
  const args = `${quote(clientId)}, ${cursor ? quote(cursor) : 'null'}, ${limit}`;
  return actor.kind === 'user'
    ? `${asUser(actor.uid)} select public.pull_own_rows(${args}) as answer`
    : `${asWorker} select public.guest_pull_own_rows(${quote(actor.id)}, ${args}) as answer`;
}

export function writeText(write: OtherWrite): string {
  switch (write.kind) {
    case 'setAdmin':
      return `${asWorker} select public.set_admin(${quote(write.uid)}, '${write.state}')`;
    case 'delistPet':
      return `delete from public.pets where id = ${quote(write.petId)}`;
    case 'listPet':
      return insertPets([write.petId]);
    case 'answerChats':
      return `select
          private.answer_chat_session((value #>> '{payload,chatSessionId}')::uuid, ${quote(answerText)}),
          private.finish_job((value ->> 'id')::uuid)
        from jsonb_array_elements(private.claim_jobs('suggestion', 100, 30))`;
    case 'addCartItem':
      return `insert into public.cart_items (user_id, pet_id)
        values (${quote(write.uid)}, ${quote(write.petId)}) on conflict do nothing`;
    case 'removeCartItem':
      return `delete from public.cart_items
        where user_id = ${quote(write.uid)} and pet_id = ${quote(write.petId)}`;
    case 'addApplication':
      return insertApplication(write);
    case 'setStatus':
      return `update public.adoption_requests
        set status = '${write.status}', status_changed_at = now()
        where id = ${quote(write.id)} and status not in ('withdrawn', '${write.status}')`;
    case 'deleteApplication':
      return `delete from public.adoption_requests where id = ${quote(write.id)}`;
    case 'giveApplication':
      return unlessDouble(`update public.adoption_requests set user_id = ${quote(write.to)}
        where id = ${quote(write.id)} and user_id <> ${quote(write.to)}`);
    case 'giveCartItem':
      return unlessDouble(`update public.cart_items set user_id = ${quote(write.to)}
        where user_id = ${quote(write.uid)} and pet_id = ${quote(write.petId)}
          and user_id <> ${quote(write.to)}`);
    case 'truncate':
      // With the jobs that refer to its rows.
      return `truncate ${tableOf[write.table]} cascade`;
  }
}

const tableOf = {
  applications: 'public.adoption_requests',
  cartItems: 'public.cart_items',
  chatSessions: 'public.chat_sessions',
};

const unlessDouble = (statement: string) =>
  `do $$ begin ${statement}; exception when unique_violation then null; end $$`;

export function insertPets(petIds: readonly string[]): string {
  const values = petIds.map((id) => {
    const { petName, petBreed, image } = petWords(id);
    return `(${[id, petName, 'dog', petBreed, image].map(quote).join(', ')})`;
  });
  if (values.length === 0) return '';
  return `insert into public.pets (id, name, type, breed, image_url)
    values ${values.join(', ')} on conflict do nothing;`;
}

function insertApplication({ id, uid, petId }: Extract<OtherWrite, { kind: 'addApplication' }>) {
  const { petName, petBreed, image } = petWords(petId);
  const { fullName, email, phoneNumber, address, occupation } = otherForm;
  const { reasonForAdoption, experienceWithPets } = otherForm;
  const values = [id, uid, petId, petName, petBreed, image, fullName, email, phoneNumber, address];
  return `insert into public.adoption_requests (
      id, user_id, pet_id, pet_name, pet_breed, image, full_name, email, phone_number, address,
      occupation, reason_for_adoption, experience_with_pets)
    values (${[...values, occupation, reasonForAdoption, experienceWithPets].map(quote).join(', ')})
    on conflict do nothing`;
}

export const forgetText = `
  update private.stamps set stamped_at = now() - interval '91 days' where gone;
  update private.applied_commands set applied_at = now() - interval '91 days';
  ${asWorker} select public.delete_expired()`;

// The ledger has neither the numbers nor the order of commands, and is pruned. So a simulation
// records what it checks in a table of its own, at the end of each transaction.
export const watchText = `
  create schema simulation;
  -- As if the server had been shut down when the copy was made that it was given last.
  create table simulation.shutdown (next_id xid8);
  insert into simulation.shutdown values (null);
  create or replace function private.next_id_at_shutdown() returns xid8
  language sql stable security definer set search_path = '' as $$
    select next_id from simulation.shutdown $$;
  create table simulation.lines (
    n bigint generated by default as identity primary key,
    actor text, client_id uuid, id uuid, seq bigint, result jsonb);
  create table simulation.ran (
    n bigint generated by default as identity primary key, id uuid, seq bigint);
  alter function private.apply_run rename to apply_run_unwatched;
  create function private.apply_run(p_user uuid, p_guest uuid, p_envelopes jsonb[]) returns jsonb[]
  language plpgsql as $$ begin
    insert into simulation.ran (id, seq)
      select (envelope ->> 'id')::uuid, (envelope ->> 'seq')::bigint from unnest(p_envelopes) envelope;
    return private.apply_run_unwatched(p_user, p_guest, p_envelopes); end $$;
  create function simulation.note_command() returns trigger language plpgsql security definer as $$ begin
    insert into simulation.lines (actor, client_id, id, result, seq)
      values (new.actor, new.client_id, new.command_id, new.result,
        (select seq from simulation.ran where id = new.command_id order by n desc limit 1));
    return null; end $$;
  create constraint trigger note_command after insert on private.applied_commands
    deferrable initially deferred for each row execute function simulation.note_command();`;

export const ledgerText = `
  select coalesce(jsonb_agg(jsonb_build_object(
      'actor', actor, 'clientId', client_id, 'id', id, 'seq', seq,
      'outcome', result ->> 'outcome', 'reason', result ->> 'reason') order by n), '[]') as answer
  from simulation.lines`;

export const petsText = `
  select coalesce(jsonb_agg(private.row_json('', 'managedPet', id) order by id), '[]') as answer
  from public.pets`;

/** For the oracle, from the tables themselves and not from the stamps. */
export function rowsText(actor: Actor): string {
  const uid = actor.kind === 'user' ? `${quote(actor.uid)}::uuid` : 'null::uuid';
  const guest = actor.kind === 'guest' ? `${quote(actor.id)}::uuid` : 'null::uuid';
  const isAdmin = `coalesce((select is_admin from public.users where id = ${uid}), false)`;
  const list = (row: string, from: string, order: string) =>
    `coalesce((select jsonb_agg(${row} order by ${order}) from ${from}), '[]')`;
  return `select jsonb_build_object(
    'cartItems', ${list(
      `private.row_json('user:' || user_id, 'cartItem', pet_id)`,
      `public.cart_items where user_id = ${uid}`,
      'pet_id',
    )},
    'applications', ${list(
      'private.application_json(a)',
      `public.adoption_requests a where user_id = ${uid} or ${isAdmin}`,
      'id',
    )},
    'chatSessions', ${list(
      `private.row_json('', 'chatSession', id::text)`,
      `public.chat_sessions where user_id = ${uid} or guest_id = ${guest}`,
      'id',
    )},
    'adminRequests', ${list(
      `private.row_json('', 'adminRequest', id::text)`,
      `public.users where admin_requested_at is not null and not is_admin and ${isAdmin}`,
      'id',
    )}) as answer`;
}
