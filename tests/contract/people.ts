import { createClient, type Session } from '@supabase/supabase-js';
import { decode } from 'hono/jwt';
import { expect } from 'vitest';
import type { ApplicationForm } from '#src/domain/application-form.ts';
import type { Command } from '#src/domain/commands.ts';
import type { CommandResult, OwnRowChange, PullResponse } from '#src/domain/protocol.ts';
import { hashOfToken } from '#worker/session/token-secrets.ts';
import type { Caller } from '#worker/supabase/backend.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';

/** Calls a function that must not fail. */
export async function call<Result>(
  client: Caller,
  fn: string,
  args: Record<string, unknown> = {},
): Promise<Result> {
  const { data, error } = await client.rpc(fn, args);
  if (error) throw new Error(`${fn}: ${error.code} ${error.message}`);
  // Each test names the type it expects, and checks the result.
  return data as Result;
}

/** The code and status of a call that must fail. */
export async function refusal(
  client: Caller,
  fn: string,
  args: Record<string, unknown> = {},
): Promise<{ code: string; status: number }> {
  const { error, status } = await client.rpc(fn, args);
  expect(error, `${fn} should have been refused`).not.toBeNull();
  return { code: error?.code ?? '', status };
}

type Sender = (fn: 'apply' | 'pull' | 'poke', args: Record<string, unknown>) => Promise<unknown>;

/** What each kind of command was answered in this file's tests, as 'addToCart: pet-gone'. */
export const heardAnswers = new Set<string>();

/** One device: numbers its commands, and stores the cursor of its last pull. */
export class Device {
  readonly clientId: string;
  readonly rows = new Map<string, OwnRowChange>();
  cursor: string | null = null;
  resets = 0;
  #seq = 0;
  readonly #send: Sender;

  constructor(send: Sender, clientId: string = crypto.randomUUID()) {
    this.#send = send;
    this.clientId = clientId;
  }

  envelope(command: Command, seq = (this.#seq += 1)) {
    return { id: crypto.randomUUID(), seq, command };
  }

  async push(envelopes: readonly unknown[]): Promise<CommandResult[]> {
    const results = await this.#send('apply', { p_client: this.clientId, p_commands: envelopes });
    return results as CommandResult[]; // the tests compare the whole value
  }

  /** Sends one command; returns 'accepted', the reason of a rejection, or 'retry'. */
  async say(command: Command): Promise<string> {
    const [result] = await this.push([this.envelope(command)]);
    const answer =
      result?.outcome === 'rejected' ? result.reason : (result?.outcome ?? 'no answer');
    heardAnswers.add(`${command.kind}: ${answer}`);
    return answer;
  }

  async pullBatch(limit = 500): Promise<PullResponse> {
    const args = { p_client: this.clientId, p_cursor: this.cursor, p_limit: limit };
    const batch = (await this.#send('pull', args)) as PullResponse; // as above
    if (batch.reset) {
      this.resets += 1;
      this.rows.clear();
    }
    for (const change of batch.changes) {
      const key = `${change.kind} ${change.id}`;
      if (change.row === null) this.rows.delete(key);
      else this.rows.set(key, change);
    }
    this.cursor = batch.cursor;
    return batch;
  }

  async pull(limit = 500): Promise<void> {
    while ((await this.pullBatch(limit)).more);
  }

  poke(since: string): Promise<unknown> {
    return this.#send('poke', { p_since: since });
  }

  /** The ids of the rows of a kind that this device holds. */
  ids(kind: OwnRowChange['kind']): string[] {
    return [...this.rows.values()].filter((one) => one.kind === kind).map((one) => one.id);
  }
}

/** As if the session of this person had given its password a moment ago, or `minutesAgo`. */
export async function confirmPassword(
  backend: Embedded,
  { uid }: Pick<Person, 'uid'>,
  minutesAgo = 0,
): Promise<void> {
  await backend.sql(
    `update private.sessions set password_confirmed_at = now() - interval '${minutesAgo} minutes'
       where user_id = '${uid}'`,
  );
}

export type Person = {
  uid: string;
  email: string;
  accessToken: string;
  client: Caller;
  device(): Device;
};

/** A client that can sign in and up, for one person. */
export function authOf(backend: Pick<Embedded, 'url' | 'publishableKey' | 'fetch'>) {
  return createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: backend.fetch },
  }).auth;
}

/**
 * The client of somebody whom Auth has let in, after the worker has opened the session. A database
 * from before there were sessions to open lets the token in as it is.
 */
export async function clientOf(
  backend: Pick<Embedded, 'as' | 'privileged'>,
  session: Session | null,
): Promise<Caller> {
  if (!session) throw new Error('Auth gave no session.');
  const { session_id } = decode(session.access_token).payload;
  const { error } = await backend.privileged.rpc('open_session', {
    p_session: session_id,
    p_user: session.user.id,
    p_device: 'Chrome on Android',
    p_refresh_hash: await hashOfToken(session.refresh_token),
    p_idle_days: 14,
    p_max_days: 90,
  });
  // PGRST202: there is no such function.
  if (error && error.code !== 'PGRST202') throw new Error(`open_session: ${error.code}`);
  return backend.as(session.access_token);
}

/** Signs in, and gives the client. */
export async function signIn(
  backend: Pick<Embedded, 'url' | 'publishableKey' | 'fetch' | 'as' | 'privileged'>,
  account: { email: string; password: string },
): Promise<Caller> {
  const { data } = await authOf(backend).signInWithPassword(account);
  return clientOf(backend, data.session);
}

export async function signUp(backend: Embedded, email: string, data: Record<string, unknown>) {
  const answer = await authOf(backend).signUp({
    email,
    password: 'long enough',
    options: { data },
  });
  const { user, session } = answer.data;
  if (!session || !user) throw new Error(`sign-up failed: ${answer.error?.message}`);
  const accessToken = session.access_token;
  return { uid: user.id, accessToken, client: await clientOf(backend, session) };
}

/** Another session of somebody, on another device. */
export async function signedInAgain(
  backend: Embedded,
  { email }: Pick<Person, 'email'>,
): Promise<Device> {
  const client = await signIn(backend, { email, password: 'long enough' });
  return new Device((_fn, args) => call(client, 'apply_commands', args));
}

let people = 0;

/** Registers a new person; the secret key makes an admin of them. */
export async function newPerson(
  backend: Embedded,
  role: 'user' | 'admin' = 'user',
): Promise<Person> {
  people += 1;
  const email = `person-${people}@example.org`;
  const { uid, accessToken, client } = await signUp(backend, email, { name: `Person ${people}` });
  if (role === 'admin')
    await call(backend.privileged, 'set_admin', { p_user: uid, p_state: 'granted' });
  const names = { apply: 'apply_commands', pull: 'pull_own_rows', poke: 'poke_check' };
  return {
    uid,
    email,
    accessToken,
    client,
    device: () => new Device((fn, args) => call(client, names[fn], args)),
  };
}

/** A guest, for whom the worker calls the database. */
export function newGuest(backend: Embedded, guestId: string = crypto.randomUUID()): Device {
  const names = {
    apply: 'guest_apply_commands',
    pull: 'guest_pull_own_rows',
    poke: 'guest_poke_check',
  };
  return new Device((fn, args) =>
    call(backend.privileged, names[fn], { p_guest: guestId, ...args }),
  );
}

let pets = 0;

/** Lists a new pet; returns its id. */
export async function newPet(backend: Embedded, fields: { name?: string } = {}): Promise<string> {
  pets += 1;
  const id = `pet-${String(pets).padStart(4, '0')}`;
  await backend.sql(
    `insert into public.pets (id, name, type, breed, image_url, good_with)
     values ('${id}', '${fields.name ?? `Pet ${pets}`}', 'dog', 'Beagle', '/portraits/${id}.svg', '{kids}')`,
  );
  return id;
}

export const form: ApplicationForm = {
  fullName: 'Ada Example',
  email: 'ada@example.org',
  phoneNumber: '+1 555 0100',
  address: '1 Example Street',
  occupation: 'Gardener',
  reasonForAdoption: 'Company on long walks.',
  experienceWithPets: 'Two dogs, years ago.',
};

export function application(petId: string, id: string = crypto.randomUUID()) {
  const pet = { name: 'What the device showed', breed: '', image: '' };
  return { kind: 'submitApplication', args: { id, petId, form, pet } } as const;
}
