// Test accounts and their earlier commands, created over HTTP: their forms are not under test.
import { expect, type APIRequestContext } from '@playwright/test';
import type { ApplicationForm } from '#src/domain/application-form.ts';
import type { Command } from '#src/domain/commands.ts';
import { ownerHeader, pushResponseSchema, sessionInfoSchema } from '#src/domain/protocol.ts';
import type { Pet } from '#src/domain/pet.ts';
import { newId } from '#src/db/new-id.ts';
import { anApplication } from './steps.ts';

/** The demo accounts of a server with sample pets. */
export const accounts = {
  user: { path: '/Login', email: 'adopter@homeward.example', password: 'homeward-demo' },
  admin: { path: '/Loginasadmin', email: 'keeper@homeward.example', password: 'homeward-admin' },
};

/** As a browser marks what our own page sends. */
const headers = { 'Sec-Fetch-Site': 'same-origin' };

/** An account that is signed in by the cookie of `request`, which its pages share. */
export type Person = { uid: string; email: string; password: string; request: APIRequestContext };

/** Registers a new account; as an admin where the server lets everybody be one. */
export async function registered(request: APIRequestContext, isAdmin = false): Promise<Person> {
  const data = {
    name: 'Robin Tester',
    email: `robin-${newId()}@homeward.example`,
    password: 'a-long-enough-password',
    isAdmin,
  };
  return person(
    request,
    data.password,
    await request.post('/api/session/register', { data, headers }),
  );
}

/** Signs in as the demo admin. */
export async function keeper(request: APIRequestContext): Promise<Person> {
  const { email, password } = accounts.admin;
  const data = { email, password, as: 'admin' };
  return person(request, password, await request.post('/api/session', { data, headers }));
}

async function person(
  request: APIRequestContext,
  password: string,
  answer: Awaited<ReturnType<APIRequestContext['post']>>,
): Promise<Person> {
  const { user } = sessionInfoSchema.parse(await answer.json());
  if (user === null) throw new Error('Nobody was signed in.');
  return { uid: user.uid, email: user.email, password, request };
}

/** Sends these commands from a new device; each must be accepted. */
export async function say(
  { uid, request }: Pick<Person, 'uid' | 'request'>,
  ...commands: Command[]
): Promise<void> {
  const answer = await request.post('/api/sync/push', {
    headers: { ...headers, [ownerHeader]: uid },
    data: {
      clientId: newId(),
      commands: commands.map((command, at) => ({ id: newId(), seq: at + 1, command })),
    },
  });
  const { results } = pushResponseSchema.parse(await answer.json());
  expect(results).toEqual(commands.map(() => expect.objectContaining({ outcome: 'accepted' })));
}

/** Says that this admin has opened an application. */
export async function opened({ uid, request }: Person, id: string): Promise<void> {
  const answer = await request.post('/api/sync/opened', {
    headers: { ...headers, [ownerHeader]: uid },
    data: { ids: [id] },
  });
  expect(answer.status()).toBe(200);
}

/** An application as the form sends it; `answers` replace the default answers. */
export function application(
  pet: Pet,
  answers: Partial<ApplicationForm> = {},
): Command & { kind: 'submitApplication' } {
  const { name, breed, imageUrl } = pet;
  return {
    kind: 'submitApplication',
    args: {
      id: newId(),
      petId: pet.id,
      form: { ...anApplication, ...answers },
      pet: { name, breed, image: imageUrl },
    },
  };
}

/** The command that puts a pet into the cart. */
export function inCart({ id }: Pet): Command {
  return { kind: 'addToCart', args: { petId: id } };
}

/** Creates applications in every status, one pet in the cart, and an answered question. */
export async function givePast(adopter: Person, admin: Person, pets: readonly Pet[]) {
  const [wanted, ...others] = pets;
  if (wanted === undefined || others.length < 4) throw new Error('A past needs five pets.');
  const applications = others.slice(0, 4).map((pet) => application(pet));
  const [, approved, rejected, withdrawn] = applications.map(({ args }) => args.id);
  if (!approved || !rejected || !withdrawn) throw new Error('A past needs four applications.');
  await say(adopter, ...applications, inCart(wanted));
  await say(adopter, { kind: 'withdrawApplication', args: { id: withdrawn } });
  await say(adopter, {
    kind: 'askForSuggestions',
    args: { id: newId(), prompt: 'A quiet cat for a small flat' },
  });
  await say(
    admin,
    { kind: 'decideApplication', args: { id: approved, status: 'approved' } },
    { kind: 'decideApplication', args: { id: rejected, status: 'rejected' } },
  );
}
