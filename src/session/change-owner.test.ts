import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { withLocalStorage } from '#tests/device/memory-local-storage.ts';
import { newDevice, type TestDevice } from '#tests/device/new-device.ts';
import { addToCart, alex, apply, askFor, form, kim, sessionOf } from '#tests/device/samples.ts';
import { json, problem } from '#tests/device/scripted-network.ts';
import { readDraft, saveDraft } from '#src/db/drafts.ts';
import { readOwnRows } from '#src/db/own-rows.ts';
import { changeSession, readSession } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import { guestOwner, type SessionUser } from '#src/domain/account.ts';

const read = 'GET /api/session';
const signIn = 'POST /api/session';
const password = { email: 'somebody@homeward.example', password: 'homeward-demo' };
const dayMs = 86_400_000;

const applicationId = '0197f000-0000-7000-8000-0000000000d1';
const draft = { reasonForAdoption: 'Words of the first person alone' };

const signInAs = (device: TestDevice, user: SessionUser) => {
  device.script.on(signIn, json(sessionOf(user)));
  return device.session.signIn(password, user.isAdmin ? 'admin' : 'user');
};

/** A device on which Alex has rows, something unsent and a draft, and whose session has ended. */
async function alexLeft(user: SessionUser = alex) {
  const device = await newDevice(user);
  const { database } = device;
  const row = { userId: user.uid, petId: 'a', addedAt: '2026-01-05T15:04:00.000Z' };
  await database.cartItems.put({ owner: user.uid, id: 'a', row });
  await database.pullStates.put({ owner: user.uid, cursor: 'c', lastSeq: 0 });
  await submitCommand(database, apply(applicationId, 'rex'));
  await submitCommand(database, addToCart('b'));
  await saveDraft(database, user.uid, 'rex', draft);
  await changeSession(database, { mustSignInAgain: true });
  return device;
}

/** Every row of every table, as text; bytes as letters. */
async function everythingOn({ database }: TestDevice): Promise<string> {
  const tables = await Promise.all(database.tables.map((table) => table.toArray()));
  return JSON.stringify(tables, (_, value: unknown) =>
    value instanceof ArrayBuffer ? String.fromCharCode(...new Uint8Array(value)) : value,
  );
}

const withoutWebCrypto = () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  onTestFinished(() => void vi.unstubAllGlobals());
};

describe('when somebody else signs in where a session has ended', () => {
  it('[S28] rows, words and the key of the first person are gone from every table', async () => {
    const device = await alexLeft();
    expect(await everythingOn(device)).toContain(form.address);
    expect(await signInAs(device, kim)).toMatchObject({ outcome: 'signed-in' });
    const kept = await everythingOn(device);
    for (const trace of [alex.email, alex.deviceKey, form.address, draft.reasonForAdoption])
      expect(kept).not.toContain(trace);
    expect(await readOwnRows(device.database, alex.uid)).toMatchObject({ cartItems: [] });
    expect(await device.database.pullStates.get(alex.uid)).toBeUndefined();
    expect(await device.database.outbox.count()).toBe(0);
    expect(await device.database.drafts.count()).toBe(0);
  });

  it('[S28] the same where a request finds that the cookie is somebody else’s', async () => {
    const device = await alexLeft();
    device.script.on(read, json(sessionOf(kim)));
    await device.session.check();
    expect((await readSession(device.database)).user).toEqual(kim);
    expect(await everythingOn(device)).not.toContain(form.address);
  });

  it('[S28] what was typed and not saved yet is kept for its writer too', async () => {
    withLocalStorage();
    const device = await alexLeft();
    const newer = { reasonForAdoption: 'Words of the first person alone, and one more' };
    localStorage.setItem(`homeward-draft:["${alex.uid}","rex"]`, JSON.stringify(newer));
    await signInAs(device, kim);
    localStorage.clear();
    await signInAs(device, alex);
    expect(await readDraft(device.database, alex.uid, 'rex')).toMatchObject({ values: newer });
  });

  it('[S29] what they had not sent comes back in its order when they sign in again', async () => {
    const device = await alexLeft();
    const before = await device.outbox();
    await signInAs(device, kim);
    await submitCommand(device.database, addToCart('of-kim'));
    await signInAs(device, alex);
    expect(await device.outbox()).toEqual(before);
    expect(await readDraft(device.database, alex.uid, 'rex')).toMatchObject({ values: draft });
    expect(await everythingOn(device)).not.toContain('of-kim');
    await signInAs(device, kim);
    expect(await device.outbox()).toMatchObject([{ command: addToCart('of-kim') }]);
  });

  it('[S29] it waits on while the server gives another key, and loses nothing', async () => {
    const device = await alexLeft();
    await signInAs(device, kim);
    await signInAs(device, { ...alex, deviceKey: btoa('x'.repeat(32)) });
    expect(await device.outbox()).toEqual([]);
    await submitCommand(device.database, addToCart('later'));
    await signInAs(device, kim);
    await signInAs(device, alex);
    expect(await device.outbox()).toHaveLength(2);
  });

  it('[S29] a command said at the very moment is not left behind', async () => {
    const device = await alexLeft();
    const { encrypt } = crypto.subtle;
    let said = false;
    vi.spyOn(crypto.subtle, 'encrypt').mockImplementation(async (...args) => {
      if (!said) await submitCommand(device.database, addToCart('at-the-last-moment'));
      said = true;
      return encrypt.apply(crypto.subtle, args);
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await signInAs(device, kim);
    expect(await everythingOn(device)).not.toContain('at-the-last-moment');
    await signInAs(device, alex);
    expect(await device.outbox()).toHaveLength(3);
  });

  it('[S30] nobody else can sign in where it cannot be encrypted, and they are told why', async () => {
    withoutWebCrypto();
    const device = await alexLeft();
    device.script.on('DELETE /api/session', json(sessionOf(null)));
    expect(await signInAs(device, kim)).toMatchObject({
      outcome: 'refused',
      message: expect.stringContaining('has not been sent'),
    });
    expect((await readSession(device.database)).user).toEqual(alex);
    expect(await device.outbox()).toHaveLength(2);
    expect(device.script.calls.at(-1)?.route).toBe('DELETE /api/session');
    expect(await signInAs(device, alex)).toMatchObject({ outcome: 'signed-in' });
  });

  it('[S30] the session that was opened for nothing is ended later if it cannot be now', async () => {
    const { deviceKey: _, ...keyless } = alex;
    const device = await alexLeft(keyless);
    device.script.on('DELETE /api/session', problem(503, 'unavailable'));
    expect(await signInAs(device, kim)).toMatchObject({ outcome: 'refused' });
    expect(await readSession(device.database)).toMatchObject({ user: keyless, signOutOwed: true });
  });

  it('[S30] rows alone need no key to leave', async () => {
    withoutWebCrypto();
    const device = await alexLeft();
    await device.database.outbox.clear();
    await device.database.drafts.clear();
    expect(await signInAs(device, kim)).toMatchObject({ outcome: 'signed-in' });
    expect(await device.database.cartItems.count()).toBe(0);
  });

  it('[S31] what a guest said does not wait for the next guest', async () => {
    const device = await newDevice();
    await submitCommand(device.database, askFor('A quiet cat for my flat'));
    await saveDraft(device.database, guestOwner, '/Ai', { prompt: 'A quiet cat' });
    await device.database.pullStates.put({ owner: guestOwner, cursor: 'c', lastSeq: 0 });
    await signInAs(device, alex);
    expect(await everythingOn(device)).not.toContain('A quiet cat');
    expect(await device.database.pullStates.count()).toBe(0);
  });

  it('[S31] what was said before the worker named the cookie’s owner is theirs', async () => {
    const device = await newDevice();
    await device.database.session.clear(); // The browser has lost it, and kept the cookie.
    const { id } = await submitCommand(device.database, askFor('A quiet cat for my flat'));
    await saveDraft(device.database, guestOwner, '/Ai', { prompt: 'And a calm dog' });
    device.script.on(read, json(sessionOf(alex)));
    await device.session.check();
    expect(await device.outbox()).toMatchObject([{ id, owner: alex.uid, state: 'waiting' }]);
    const kept = await readDraft(device.database, alex.uid, '/Ai');
    expect(kept?.values).toEqual({ prompt: 'And a calm dog' });
  });
});

describe('when an account was deleted on another device', () => {
  it('[S33] everything of its owner goes, what was never sent too', async () => {
    const device = await alexLeft();
    await changeSession(device.database, { mustSignInAgain: false });
    device.script.on(read, problem(401, 'session-expired'));
    const gone = { ...sessionOf(null), deletedAccount: alex.uid };
    device.script.on('POST /api/session/refresh', json(gone));
    await device.session.check();
    const kept = await everythingOn(device);
    for (const trace of [alex.uid, alex.email, form.address, draft.reasonForAdoption])
      expect(kept).not.toContain(trace);
    expect(await readSession(device.database)).toMatchObject({ user: null, signOutOwed: false });
  });

  it('[S33] another account’s rows are not mistaken for it', async () => {
    const device = await alexLeft();
    device.script.on(read, json({ ...sessionOf(null), deletedAccount: kim.uid }));
    await device.session.check();
    expect(await device.outbox()).toHaveLength(2);
  });
});

describe('30 days after the last visit', () => {
  const later = (device: TestDevice, days: number) => {
    device.clock.advance(days * dayMs);
    device.script.on(read, json(sessionOf(null)));
    return device.session.check();
  };

  it('[S32] an owner’s rows leave the device, and the worker is told that the session ends', async () => {
    const device = await alexLeft();
    await later(device, 0);
    device.script.on('DELETE /api/session', json(sessionOf(null)));
    await later(device, 31);
    const kept = await everythingOn(device);
    for (const trace of [alex.email, form.address, draft.reasonForAdoption])
      expect(kept).not.toContain(trace);
    expect((await readSession(device.database)).user).toBeNull();
    expect(device.script.to('DELETE /api/session')).toHaveLength(1);
    await signInAs(device, alex);
    expect(await device.outbox()).toHaveLength(2);
  });

  it('[S32] nothing leaves while they visit now and then, with or without a network', async () => {
    const device = await alexLeft();
    for (let visit = 0; visit < 4; visit += 1) await later(device, 20);
    expect((await readSession(device.database)).user).toEqual(alex);
    expect(await device.outbox()).toHaveLength(2);
  });

  it('[S32] a first visit stores nothing before the worker has said who is signed in', async () => {
    const device = await newDevice();
    await device.database.session.clear();
    let rows = -1;
    device.script.on(read, async (call) => {
      rows = await device.database.session.count();
      return json(sessionOf(alex))(call);
    });
    await device.session.check();
    expect(rows).toBe(0);
    expect((await readSession(device.database)).user).toEqual(alex);
  });

  it('[S32] a guest’s words leave too', async () => {
    const device = await newDevice();
    await later(device, 0);
    await saveDraft(device.database, guestOwner, '/Ai', { prompt: 'A quiet cat' });
    await later(device, 31);
    expect(await everythingOn(device)).not.toContain('A quiet cat');
  });
});
