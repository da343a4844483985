// The browser's code against the real worker and database, with nothing scripted in between.
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createCatalogue } from '#src/catalogue/create-catalogue.ts';
import { systemClock } from '#src/db/clock.ts';
import { pageLocks } from '#src/db/device-locks.ts';
import { newId } from '#src/db/new-id.ts';
import { outboxOf } from '#src/db/outbox.ts';
import { readOwner, readSession } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import { readMerged } from '#src/db/read-merged.ts';
import { guestOwner } from '#src/domain/account.ts';
import type { Network } from '#src/domain/request-json.ts';
import type { Command } from '#src/domain/commands.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { readSuggestion } from '#src/domain/suggestion/stored-suggestion.ts';
import { createSession } from '#src/session/create-session.ts';
import { sendOutbox } from '#src/sync/push.ts';
import { startSync } from '#src/sync/start-sync.ts';
import { newDatabase } from '#tests/device/new-device.ts';
import { startApp, type TestApp } from './http-app.ts';
import { application, newPet } from './people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** A device with the whole client; answers whose address `lose` accepts never arrive. */
function newClient(lose: (url: string) => boolean = () => false) {
  const browser = app.browser();
  let online = true;
  const network: Network = async (url, init) => {
    if (!online) throw new TypeError('Failed to fetch');
    init.signal?.throwIfAborted();
    // The test browser sends an owner header itself; the client's owner replaces it.
    browser.owner = new Headers(init.headers).get(ownerHeader) ?? guestOwner;
    const { method = 'GET', body } = init;
    const response = await browser.request(url, { method, ...(body && { body }) });
    if (lose(url)) throw new TypeError('Failed to fetch');
    return response;
  };
  const database = newDatabase();
  const clock = systemClock;
  const base = { database, network, locks: pageLocks(), clock, now: clock.now };
  const session = createSession({
    ...base,
    beforeSignOut: async () => {
      await sendOutbox({ ...base, session });
    },
  });
  const catalogue = createCatalogue(base);
  catalogue.subscribe(() => {});
  const sync = startSync({
    ...base,
    session,
    catalogue,
    random: Math.random,
    page: { isVisible: () => true, isOnline: () => true, on: () => () => {} },
    requestBackgroundSync: () => {},
  });
  onTestFinished(() => {
    sync.stop();
    catalogue.stop();
  });
  return {
    database,
    session,
    catalogue,
    sync,
    say: (command: Command) => submitCommand(database, command),
    sees: () => readMerged(database),
    unsettled: async () => outboxOf(database, await readOwner(database)),
    goOffline: () => {
      online = false;
    },
    goOnline: () => {
      online = true;
    },
  };
}
type Client = ReturnType<typeof newClient>;

let people = 0;
const register = async ({ session }: Client) => {
  people += 1;
  const values = { name: 'Pat', email: `pat-${people}@example.org`, password: 'long enough' };
  const outcome = await session.register({ ...values, isAdmin: false });
  if (outcome.outcome !== 'signed-in') throw new Error(JSON.stringify(outcome));
  return outcome.user;
};
const keeper = { email: 'keeper@homeward.example', password: 'homeward-admin' };
const inCart = (petId: string): Command => ({ kind: 'addToCart', args: { petId } });
const soon = { timeout: 10_000 };

describe('a device and the real server', () => {
  test('an adoption goes from the cart to an approval that comes by itself', async () => {
    const petId = await newPet(app.backend, { name: 'Rex' });
    const adopter = newClient();
    const user = await register(adopter);
    await adopter.say(inCart(petId));
    const apply = application(petId);
    await adopter.say(apply);
    await expect.poll(() => adopter.unsettled()).toEqual([]);
    // The row now comes from the server, no longer from the outbox.
    expect(await adopter.sees()).toMatchObject({
      cartItems: [],
      applications: [{ id: apply.args.id, userId: user.uid, petName: 'Rex', status: 'pending' }],
    });

    const admin = newClient();
    expect(await admin.session.signIn(keeper, 'admin')).toMatchObject({ outcome: 'signed-in' });
    const { id } = apply.args;
    await vi.waitFor(async () => {
      expect((await admin.sees()).applications.map((one) => one.id)).toContain(id);
    }, soon);
    await admin.say({ kind: 'decideApplication', args: { id, status: 'approved' } });

    // No manual refresh: the poke comes over the event stream.
    await vi.waitFor(async () => {
      expect((await adopter.sees()).applications).toMatchObject([{ id, status: 'approved' }]);
    }, soon);
  });

  test('[S2] what was said happens exactly once, although every first answer is lost', async () => {
    const petId = await newPet(app.backend);
    let pushes = 0;
    const client = newClient((url) => url === '/api/sync/push' && (pushes += 1) % 2 === 1);
    await register(client);
    await client.say(inCart(petId));
    const apply = application(petId);
    await client.say(apply);
    await vi.waitFor(async () => {
      await client.sync.syncNow();
      expect(await client.unsettled()).toEqual([]);
    }, soon);
    expect(pushes).toBeGreaterThan(1);
    const counted = await app.backend.sql(
      `select count(*)::int as n from public.adoption_requests where pet_id = '${petId}'`,
    );
    expect(counted).toEqual([{ n: 1 }]);
    expect((await client.sees()).applications.map((one) => one.id)).toEqual([apply.args.id]);
  });

  test('[S5] a refusal is told, and what was said after it goes through', async () => {
    const petId = await newPet(app.backend);
    const client = newClient();
    await register(client);
    await client.say(inCart('no-such-pet'));
    await client.say(inCart(petId));
    await vi.waitFor(async () => {
      expect(await client.unsettled()).toMatchObject([{ state: 'parked', reason: 'pet-gone' }]);
    }, soon);
    expect((await client.sees()).cartItems.map((item) => item.petId)).toEqual([petId]);
  });

  test('what is said without a network is seen at once and sent afterwards', async () => {
    const petId = await newPet(app.backend);
    const client = newClient();
    await register(client);
    await client.sync.syncNow();
    client.goOffline();
    await client.say(inCart(petId));
    expect((await client.sees()).cartItems.map((item) => item.petId)).toEqual([petId]);
    await expect.poll(() => client.sync.view().failure).toEqual({ kind: 'offline' });
    expect(await client.session.signOut()).toEqual({ outcome: 'unsent', count: 1 });
    client.goOnline();
    await client.sync.syncNow();
    await expect.poll(() => client.unsettled()).toEqual([]);
  });

  test('[S23] the cart follows its user to another device, and signing out clears it', async () => {
    const petId = await newPet(app.backend);
    const [phone, laptop] = [newClient(), newClient()];
    const { email, uid } = await register(phone);
    await laptop.session.signIn({ email, password: 'long enough' }, 'user');
    await phone.say(inCart(petId));
    const cartOn = async (client: Client) =>
      (await client.sees()).cartItems.map((item) => item.petId);
    await expect.poll(() => cartOn(laptop)).toEqual([petId]);
    expect(await phone.session.signOut()).toEqual({ outcome: 'signed-out' });
    await expect.poll(() => cartOn(laptop)).toEqual([]);
    expect(await phone.database.pullStates.get(uid)).toBeUndefined();
    expect(await outboxOf(phone.database, uid)).toEqual([]);
  });

  test('[S24] a sign-out without a network reaches the worker first thing afterwards', async () => {
    const client = newClient();
    await register(client);
    await client.sync.syncNow();
    client.goOffline();
    expect(await client.session.signOut()).toEqual({ outcome: 'signed-out' });
    client.goOnline();
    await client.sync.syncNow();
    expect(await readSession(client.database)).toMatchObject({ user: null, signOutOwed: false });
    expect(await client.session.check()).toEqual({ kind: 'ok' });
    expect((await readSession(client.database)).user).toBeNull();
  });

  test('a visitor asks for a suggestion and gets an answer that can be read', async () => {
    const visitor = newClient();
    const id = newId();
    await visitor.say({ kind: 'askForSuggestions', args: { id, prompt: 'A small calm cat' } });
    await vi.waitFor(async () => {
      const [chat] = (await visitor.sees()).chatSessions;
      const answer = readSuggestion(chat?.response ?? '');
      expect(answer).toMatchObject({ type: 'cat', size: ['small'] });
    }, soon);
  });

  test('[S15] questions beyond the limit wait on the device, and are sent when there is room again', async () => {
    const visitor = newClient();
    visitor.goOffline();
    for (let nth = 1; nth <= 12; nth += 1)
      await visitor.say({ kind: 'askForSuggestions', args: { id: newId(), prompt: `Pet ${nth}` } });
    visitor.goOnline();
    const states = async () =>
      (await outboxOf(visitor.database, guestOwner)).map(({ state }) => state);
    // The last try without a network may still be on its way.
    await vi.waitFor(async () => {
      await visitor.sync.syncNow();
      expect(await states()).toEqual([...Array(10).fill('accepted'), 'waiting', 'waiting']);
    }, 10_000);
    expect(visitor.sync.view().failure).toMatchObject({ kind: 'unavailable' });
    await app.backend.sql('delete from private.rate_limits');
    await visitor.sync.syncNow();
    expect(await states()).toEqual([]);
    expect((await visitor.sees()).chatSessions).toHaveLength(12);
  });

  test('[C3] a pet that is renamed, listed or removed is so on the device, by itself', async () => {
    const [kept, removed] = [await newPet(app.backend), await newPet(app.backend)];
    const client = newClient();
    const { catalogue } = client;
    await expect.poll(() => catalogue.view().status).toBe('ready');
    await expect.poll(() => catalogue.view().byId.has(removed)).toBe(true);
    await app.backend.sql(`update public.pets set name = 'Renamed' where id = '${kept}'`);
    await app.backend.sql(`delete from public.pets where id = '${removed}'`);
    const added = await newPet(app.backend, { name: 'New here' });
    await vi.waitFor(() => {
      const { byId } = catalogue.view();
      expect(byId.get(kept)?.name).toBe('Renamed');
      expect(byId.has(removed)).toBe(false);
      expect(byId.get(added)?.name).toBe('New here');
    }, soon);
  });
});
