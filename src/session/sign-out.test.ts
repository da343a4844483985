import { describe, expect, it } from 'vitest';
import { readDraft, saveDraft } from '#src/db/drafts.ts';
import { pageLocks } from '#src/db/device-locks.ts';
import { readOutbox } from '#src/db/outbox.ts';
import { readOwnRows } from '#src/db/own-rows.ts';
import { changeSession, readSession } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import { pushRequestSchema } from '#src/domain/commands.ts';
import { done } from '#src/domain/failure.ts';
import { createSession } from './create-session.ts';
import { sessionCalls } from './session-calls.ts';
import { signOutOfDevice } from './sign-out.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { addToCart, alex, apply, kim, sessionOf } from '#tests/device/samples.ts';
import { acceptAll, json, lostAnswer, problem } from '#tests/device/scripted-network.ts';

const read = 'GET /api/session';
const signIn = 'POST /api/session';
const signOut = 'DELETE /api/session';
const push = 'POST /api/sync/push';
const password = { email: alex.email, password: 'homeward-demo' };

describe('signing out', () => {
  const cartRow = {
    owner: alex.uid,
    id: 'a',
    row: { userId: alex.uid, petId: 'a', addedAt: '2026-01-05T15:04:00.000Z' },
  };

  it('[S22] sends what waits first', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    device.script.on(push, acceptAll);
    device.script.on(signOut, json(sessionOf(null)));
    expect(await device.session.signOut()).toEqual({ outcome: 'signed-out' });
    const kinds = device.script
      .to(push)
      .map((call) => pushRequestSchema.parse(call.body).commands.map((one) => one.command.kind));
    expect(kinds).toEqual([['addToCart'], ['clearCart']]);
    expect(device.script.calls.at(-1)?.route).toBe(signOut);
  });

  it('[S22] says how much is unsent, and changes nothing', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    expect(await device.session.signOut()).toEqual({ outcome: 'unsent', count: 1 });
    expect((await readSession(device.database)).user).toEqual(alex);
    expect(await device.outbox()).toMatchObject([{ state: 'waiting' }]);
  });

  it('[S22] discards what is unsent when told to', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    expect(await device.session.signOut({ discard: true })).toEqual({ outcome: 'signed-out' });
    // The server may have received it although no answer came: then it must leave the cart again.
    const left = await readOutbox(device.database);
    expect(left.map((entry) => entry.command.kind)).toEqual(['removeFromCart']);
  });

  it('[S22] keeps what is said once it was chosen what to lose', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, apply('one', 'a'));
    device.script.on(signOut, async () => {
      await submitCommand(device.database, apply('two', 'b'));
      return Response.json(sessionOf(null));
    });
    expect(await device.session.signOut({ discard: true })).toEqual({ outcome: 'signed-out' });
    const left = await readOutbox(device.database);
    expect(left.map((entry) => entry.command)).toEqual([apply('two', 'b')]);
  });

  it('[S23] takes everything of that person off the device, and of nobody else', async () => {
    const device = await newDevice(alex);
    await device.database.cartItems.bulkPut([cartRow, { ...cartRow, owner: kim.uid }]);
    await device.database.pullStates.put({ owner: alex.uid, cursor: 'c', lastSeq: 3 });
    await saveDraft(device.database, alex.uid, 'a', { fullName: 'Alex' });
    device.script.on(push, acceptAll);
    device.script.on(signOut, json(sessionOf(null)));
    await device.session.signOut();
    expect((await readOwnRows(device.database, alex.uid)).cartItems).toEqual([]);
    expect((await readOwnRows(device.database, kim.uid)).cartItems).toHaveLength(1);
    expect(await device.database.pullStates.count()).toBe(0);
    expect(await device.database.outbox.count()).toBe(0);
    await changeSession(device.database, { user: alex });
    expect(await readDraft(device.database, alex.uid, 'a')).toBeUndefined();
  });

  it('[S24] goes at once without a network, and tells the worker first thing afterwards', async () => {
    const device = await newDevice(alex);
    await device.database.cartItems.put(cartRow);
    expect(await device.session.signOut()).toEqual({ outcome: 'signed-out' });
    expect(await device.database.cartItems.count()).toBe(0);
    expect(await readSession(device.database)).toMatchObject({ user: null, signOutOwed: true });
    device.script.on(signOut, lostAnswer(), json(sessionOf(null)));
    device.script.on(read, json(sessionOf(null)));
    device.script.on(signIn, json(sessionOf(kim)));
    expect(await device.session.signIn(password, 'user')).toMatchObject({ outcome: 'offline' });
    expect(await device.session.check()).toEqual(done);
    expect(device.script.calls.at(-2)?.route).toBe(signOut);
    expect((await readSession(device.database)).signOutOwed).toBe(false);
  });

  it('[S24] takes out of the cart what was in it then, once that person is here again', async () => {
    const device = await newDevice(alex);
    await device.database.cartItems.put(cartRow);
    // The server has this one too, although no pull has brought its row yet.
    await submitCommand(device.database, addToCart('b'));
    device.script.on(push, acceptAll, lostAnswer());
    await device.session.signOut();
    await changeSession(device.database, { user: alex });
    expect(await device.outbox()).toMatchObject([
      { state: 'waiting', command: { kind: 'removeFromCart', args: { petId: 'a' } } },
      { state: 'waiting', command: { kind: 'removeFromCart', args: { petId: 'b' } } },
    ]);
  });

  it.each([
    ['what waits is sent', push],
    ['the worker is told', signOut],
  ])('[S24] is owed where the storage is cleared while %s', async (_, route) => {
    const device = await newDevice(alex);
    device.script.on(route, async () => {
      await device.database.session.clear();
      throw new TypeError('Failed to fetch');
    });
    await device.session.signOut({ discard: true });
    expect(await readSession(device.database)).toMatchObject({ user: null, signOutOwed: true });
  });

  it('[S23] leaves no command behind where another tab has signed out meanwhile', async () => {
    const device = await newDevice(alex);
    device.script.on(signOut, json(sessionOf(null)));
    const late = signOutOfDevice(
      {
        ...device.deps,
        calls: sessionCalls(device.deps.network),
        // While this tab sends what waits, the other one is done.
        beforeSignOut: async () => void (await device.session.signOut({ discard: true })),
      },
      false,
    );
    expect(await late).toEqual({ outcome: 'signed-out' });
    expect(await readOutbox(device.database)).toEqual([]);
    expect((await readSession(device.database)).signingOut).toBeUndefined();
  });

  it('[S24] leaves no clearing of the cart behind for somebody who has pressed twice', async () => {
    const device = await newDevice(alex);
    await device.database.cartItems.put(cartRow);
    const twice = [device.session.signOut(), device.session.signOut()];
    expect(await Promise.all(twice)).toEqual(Array(2).fill({ outcome: 'signed-out' }));
    const left = await readOutbox(device.database);
    expect(left.map((entry) => entry.command)).toEqual([
      { kind: 'removeFromCart', args: { petId: 'a' } },
    ]);
  });

  it('[S25] is carried on by the next page when its own is closed in the middle', async () => {
    const device = await newDevice(alex);
    await device.database.cartItems.put(cartRow);
    const closed = Promise.withResolvers<void>();
    device.script.on(push, acceptAll);
    device.script.on(signOut, () => {
      closed.resolve();
      return new Promise<never>(() => {});
    });
    void device.session.signOut();
    await closed.promise;
    const next = createSession({
      ...device,
      locks: pageLocks(),
      beforeSignOut: () => Promise.resolve(),
    });
    device.script.offline = true;
    expect(await next.check()).toEqual({ kind: 'offline' });
    expect(await device.database.cartItems.count()).toBe(0);
    expect(await readSession(device.database)).toMatchObject({ user: null, signOutOwed: true });
  });

  it('[S27] goes at once also where this page is too old for the worker, which hears it later', async () => {
    const device = await newDevice(alex);
    device.script.on(signOut, problem(409, 'outdated'));
    expect(await device.session.signOut()).toEqual({ outcome: 'signed-out' });
    expect(await device.session.check()).toMatchObject({ kind: 'outdated' });
    expect(await readSession(device.database)).toMatchObject({ user: null, signOutOwed: true });
  });

  it('stays signed in, and says so, when the server cannot end the session', async () => {
    const device = await newDevice(alex);
    device.script.on(push, acceptAll);
    device.script.on(signOut, problem(503, 'unavailable'));
    expect(await device.session.signOut()).toMatchObject({ outcome: 'failed' });
    const { user, signingOut } = await readSession(device.database);
    expect({ user, signingOut }).toEqual({ user: alex, signingOut: undefined });
  });

  it('[S17] says which tab to close when one of them never lets go', async () => {
    const device = await newDevice(kim);
    void device.locks.hold('session', () => new Promise<never>(() => {}));
    const options = { calls: sessionCalls(device.script.network), beforeSignOut: async () => {} };
    const ended = signOutOfDevice({ ...device.deps, ...options, lockWaitMs: 10 }, true);
    expect(await ended).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('Close it'),
    });
    const { user, signingOut } = await readSession(device.database);
    expect({ user, signingOut }).toEqual({ user: kim, signingOut: undefined });
  });
});
