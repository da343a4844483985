// What becomes of photos on a device when its person leaves it.
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { photoOn } from '#tests/device/media.ts';
import { newDevice, type TestDevice } from '#tests/device/new-device.ts';
import { addToCart, alex, kim, sessionOf } from '#tests/device/samples.ts';
import { acceptAll, json } from '#tests/device/scripted-network.ts';
import { clearDevice, countContents } from '#src/db/device-contents.ts';
import { readMedium } from '#src/db/media.ts';
import { privatePictures } from '#src/db/private-pictures.ts';
import { readSession } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';
import type { SessionUser } from '#src/domain/account.ts';
import { sendOutbox } from '#src/sync/push.ts';

const signOut = 'DELETE /api/session';
const push = 'POST /api/sync/push';

const signInAs = (device: TestDevice, user: SessionUser) => {
  device.script.on('POST /api/session', json(sessionOf(user)));
  const password = { email: user.email, password: 'homeward-demo' };
  return device.session.signIn(password, user.isAdmin ? 'admin' : 'user');
};

/** Every row of every table, as text. */
const everythingOn = async ({ database }: TestDevice) =>
  JSON.stringify(await Promise.all(database.tables.map((table) => table.toArray())));

describe('when somebody else signs in', () => {
  it('[P4] of photos that were not sent no key is left, and they come back as they were', async () => {
    const device = await newDevice(kim);
    const { database } = device;
    const [photo, sent] = [await photoOn(database), await photoOn(database)];
    await database.media.update([kim.uid, sent.media], { state: 'sent' });
    const keyOf = async ({ media }: typeof photo) =>
      (await database.media.get([kim.uid, media]))?.key;
    const key = await keyOf(photo);
    await signInAs(device, alex);
    expect(await keyOf(photo)).toBeUndefined();
    expect(await everythingOn(device)).not.toContain(key);
    expect(await database.media.count(), 'what was sent has left').toBe(1);
    expect(await database.mediaBytes.count()).toBe(1);
    await signInAs(device, kim);
    const row = await database.media.get([kim.uid, photo.media]);
    expect(row && (await readMedium(database, row))).toEqual(photo.bytes);
    expect(await device.outbox()).toHaveLength(2);
  });

  it('[P4] photos are unsent work by themselves, once their commands are shown', async () => {
    const device = await newDevice(kim);
    const photo = await photoOn(device.database);
    await device.database.outbox.clear();
    await signInAs(device, alex);
    await signInAs(device, kim);
    expect((await device.database.media.get([kim.uid, photo.media]))?.key).toBeDefined();
  });
});

describe('signing out', () => {
  it('[P5] counts photos that the server does not have, and deletes all of them if told to', async () => {
    const device = await newDevice(kim);
    const { database } = device;
    device.script.on(signOut, json(sessionOf(null)));
    device.script.on(push, acceptAll);
    const photo = await photoOn(database);
    await submitCommand(database, addToCart('a'));
    // One whose command is accepted, and one whose command still waits: each once.
    await sendOutbox(device.deps);
    device.script.offline = true;
    await photoOn(database);
    expect(await device.session.signOut()).toEqual({ outcome: 'unsent', count: 2 });
    expect(await database.media.count()).toBe(2);
    await database.media.update([kim.uid, photo.media], { state: 'sent' });
    expect(await device.session.signOut()).toEqual({ outcome: 'unsent', count: 1 });
    await device.session.signOut({ discard: true });
    expect(await database.media.count()).toBe(0);
    expect(await database.mediaBytes.count()).toBe(0);
  });

  it('[P5] leaves a photo that was added once it was chosen what to lose', async () => {
    const device = await newDevice(kim);
    const { database } = device;
    await photoOn(database);
    const late = Promise.withResolvers<string>();
    device.script.on(signOut, async () => {
      late.resolve((await photoOn(database)).media);
      return Response.json(sessionOf(null));
    });
    expect(await device.session.signOut({ discard: true })).toEqual({ outcome: 'signed-out' });
    expect((await database.media.toArray()).map(({ id }) => id)).toEqual([await late.promise]);
  });

  it('[P5] leaves a photo that another tab added at the last moment, for when its person is back', async () => {
    const device = await newDevice(kim);
    const { database } = device;
    const sent = await photoOn(database);
    await database.media.update([kim.uid, sent.media], { state: 'sent' });
    await database.outbox.clear();
    const late = Promise.withResolvers<void>();
    device.script.on(signOut, async () => {
      await photoOn(database);
      await database.outbox.clear();
      late.resolve();
      return Response.json(sessionOf(null));
    });
    expect(await device.session.signOut()).toEqual({ outcome: 'signed-out' });
    await late.promise;
    expect(await database.media.count()).toBe(1);
    expect((await readSession(database)).leftBehind).toMatchObject({ uid: kim.uid });
  });
});

describe('a device', () => {
  it('[S33] of which an account is gone has none of its photos', async () => {
    const device = await newDevice(kim);
    await photoOn(device.database);
    const gone = { ...sessionOf(null), deletedAccount: kim.uid };
    device.script.on('GET /api/session', json(gone));
    await device.session.check();
    expect(await device.database.media.count()).toBe(0);
    expect(await device.database.mediaBytes.count()).toBe(0);
  });

  it('[P5] says that photos are not sent, and has none once it is cleared', async () => {
    const { database } = await newDevice(kim);
    await photoOn(database);
    expect(await countContents(database), 'its command waits').toMatchObject({ waiting: 1 });
    await database.outbox.clear();
    expect(await countContents(database), 'its bytes wait').toMatchObject({ waiting: 1 });
    await clearDevice(database);
    expect(await database.media.count()).toBe(0);
    expect(await database.mediaBytes.count()).toBe(0);
  });
});

describe('[P7] the pictures that not everybody may see', () => {
  /** The caches of a browser, as far as they are deleted. */
  const deleted = () => {
    const names: string[] = [];
    vi.stubGlobal('caches', { delete: async (name: string) => names.push(name) > 0 });
    onTestFinished(() => void vi.unstubAllGlobals());
    return names;
  };

  it('leave when their person signs out, also without a network', async () => {
    const device = await newDevice(alex);
    const names = deleted();
    device.script.offline = true;
    expect(await device.session.signOut({ discard: true })).toEqual({ outcome: 'signed-out' });
    expect(names).toContain(privatePictures);
  });

  it('leave when somebody else signs in, and stay for the same person', async () => {
    const device = await newDevice(alex);
    const names = deleted();
    await signInAs(device, alex);
    expect(names).toEqual([]);
    await signInAs(device, kim);
    expect(names).toContain(privatePictures);
  });

  it('hold up nobody in a browser that refuses to delete them', async () => {
    const device = await newDevice(alex);
    vi.stubGlobal('caches', {
      delete: () => Promise.reject(new DOMException('', 'SecurityError')),
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await signInAs(device, kim)).toMatchObject({ outcome: 'signed-in' });
  });
});
