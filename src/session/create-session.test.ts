import { describe, expect, it } from 'vitest';
import { keepRetryAfter } from '#src/db/retry-after-store.ts';
import { changeSession, readSession } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import { pageLocks } from '#src/db/device-locks.ts';
import { done, unavailable } from '#src/domain/failure.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { addToCart, alex, kim, sessionOf } from '#tests/device/samples.ts';
import { captivePortal, json, problem } from '#tests/device/scripted-network.ts';
import { createSession } from './create-session.ts';

const read = 'GET /api/session';
const signIn = 'POST /api/session';
const refresh = 'POST /api/session/refresh';
const password = { email: alex.email, password: 'homeward-demo' };

describe('who is signed in', () => {
  it('is known without a network after it was once asked', async () => {
    const device = await newDevice();
    device.script.on(read, json(sessionOf(alex)));
    expect(await device.session.check()).toEqual(done);
    device.script.offline = true;
    expect(await device.session.check()).toEqual({ kind: 'offline' });
    expect((await readSession(device.database)).user).toEqual(alex);
  });

  it('is nobody on a device that never reached the worker, and its pages open', async () => {
    const device = await newDevice();
    await device.database.session.clear();
    device.script.on(read, captivePortal);
    expect(await device.session.check()).toEqual({ kind: 'offline' });
    expect(await device.database.session.get('current')).toMatchObject({ user: null });
  });

  it('[S13] stays the same person, who must sign in again, when the session ended elsewhere', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    device.script.on(read, json(sessionOf(null)));
    expect(await device.session.check()).toEqual({ kind: 'signed-out' });
    expect(await readSession(device.database)).toMatchObject({ user: alex, mustSignInAgain: true });
    expect(await device.outbox()).toHaveLength(1);
    device.script.on(signIn, json(sessionOf(alex)));
    expect(await device.session.signIn(password, 'user')).toEqual({
      outcome: 'signed-in',
      user: alex,
    });
    expect((await readSession(device.database)).mustSignInAgain).toBe(false);
  });

  it.each(['by signing in', 'by an answer that was lost'])(
    '[S10] leaves nothing of the guest who was here before, once somebody is known %s',
    async (how) => {
      const device = await newDevice();
      const { database } = device;
      const id = crypto.randomUUID();
      await submitCommand(database, { kind: 'askForSuggestions', args: { id, prompt: 'A cat' } });
      const row = { id, userId: null, guestId: id, prompt: 'A dog', response: '', created: '' };
      await database.chatSessions.put({ owner: 'guest', id, row });
      await database.pullStates.put({ owner: 'guest', cursor: 'c', lastSeq: 0 });
      device.script.on(how === 'by signing in' ? signIn : read, json(sessionOf(alex)));
      if (how === 'by signing in') await device.session.signIn(password, 'user');
      else await device.session.check();
      expect((await readSession(database)).user).toEqual(alex);
      expect(await database.chatSessions.count()).toBe(0);
      expect(await device.outbox()).toEqual([]);
      expect(await database.pullStates.count()).toBe(0);
    },
  );

  it('[S12] refreshes once for all who wait for it', async () => {
    const device = await newDevice(alex);
    const { refreshes } = await readSession(device.database);
    device.script.on(refresh, json(sessionOf(alex)));
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => device.session.refresh(refreshes)),
    );
    expect(new Set(outcomes.map((outcome) => outcome.kind))).toEqual(new Set(['ok']));
    expect(device.script.to(refresh)).toHaveLength(1);
  });

  it('[S13] says that the person must sign in when the session cannot be refreshed', async () => {
    const device = await newDevice(alex);
    device.script.on(read, problem(401, 'session-expired'));
    device.script.on(refresh, problem(401, 'signed-out'));
    expect(await device.session.check()).toEqual({ kind: 'signed-out' });
    expect((await readSession(device.database)).mustSignInAgain).toBe(true);
  });
});

describe('a server that asks to be left alone', () => {
  const busy = problem(503, 'unavailable', { 'Retry-After': '600' });

  it.each(['read', 'refreshed'])(
    '[S15] is not asked by any page for who is signed in until then, wherever that was %s',
    async (how) => {
      const device = await newDevice(alex);
      const [route, request] =
        how === 'read'
          ? [read, () => device.session.check()]
          : [refresh, () => device.session.refresh(0)];
      device.script.on(route, busy);
      expect(await request()).toMatchObject({ kind: 'unavailable', retryAfterMs: 600_000 });
      device.clock.advance(10_000);
      const reloaded = createSession({
        ...device,
        locks: pageLocks(),
        beforeSignOut: () => Promise.resolve(),
      });
      expect(await reloaded.check()).toEqual(unavailable(590_000));
      expect(await device.session.refresh(0)).toEqual(unavailable(590_000));
      expect(device.script.calls).toHaveLength(1);
      device.clock.advance(590_000);
      device.script.on(read, json(sessionOf(alex)));
      expect(await reloaded.check()).toEqual(done);
    },
  );

  it('[S15] lets a new device open its pages meanwhile', async () => {
    const device = await newDevice();
    await keepRetryAfter(device, unavailable(600_000));
    await device.database.session.clear();
    await device.session.check();
    expect(await device.database.session.get('current')).toMatchObject({ user: null });
    expect(device.script.calls).toEqual([]);
  });

  it('[S15] is not told of an owed sign-out by the page itself until then', async () => {
    const device = await newDevice();
    await changeSession(device.database, { signOutOwed: true });
    await keepRetryAfter(device, unavailable(600_000));
    expect(await device.session.check()).toEqual(unavailable(600_000));
    expect(device.script.calls).toEqual([]);
  });

  it('[S15] is asked when a person signs in, and they read what it answers', async () => {
    const device = await newDevice();
    device.script.on(read, busy);
    await device.session.check();
    device.script.on(signIn, busy, json(sessionOf(alex)));
    expect(await device.session.signIn(password, 'user')).toEqual({
      outcome: 'refused',
      message: 'A sentence about unavailable.',
    });
    expect(await device.session.signIn(password, 'user')).toMatchObject({ outcome: 'signed-in' });
  });
});

describe('signing in', () => {
  it('says why it was refused, in the worker’s words', async () => {
    const device = await newDevice();
    device.script.on(signIn, problem(401, 'invalid-credentials'));
    expect(await device.session.signIn(password, 'user')).toEqual({
      outcome: 'refused',
      message: 'A sentence about invalid-credentials.',
    });
    expect((await readSession(device.database)).user).toBeNull();
  });

  it('says that it needs a network', async () => {
    const device = await newDevice();
    device.script.on(signIn, captivePortal);
    expect(await device.session.signIn(password, 'user')).toMatchObject({ outcome: 'offline' });
  });

  it('[S10] keeps apart what two people said on one device', async () => {
    const device = await newDevice(alex);
    await submitCommand(device.database, addToCart('a'));
    device.script.on(signIn, json(sessionOf(kim)));
    await device.session.signIn({ ...password, email: kim.email }, 'admin');
    expect(await device.outbox()).toEqual([]);
    device.script.on(signIn, json(sessionOf(alex)));
    await device.session.signIn(password, 'user');
    expect(await device.outbox()).toHaveLength(1);
  });

  it('tells about an account that must be confirmed first', async () => {
    const device = await newDevice();
    const info = { ...sessionOf(null), notice: 'confirm-email' };
    device.script.on('POST /api/session/register', json(info));
    const values = { ...password, name: 'Alex', isAdmin: false };
    expect(await device.session.register(values)).toEqual({
      outcome: 'notice',
      notice: 'confirm-email',
    });
  });
});
