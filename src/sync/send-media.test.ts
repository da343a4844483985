import { describe, expect, it, onTestFinished } from 'vitest';
import type { SessionUser } from '#src/domain/account.ts';
import { maxPieceBytes } from '#src/domain/media.ts';
import { createStore } from '#src/domain/store.ts';
import { aPicture, photoOn, takeMedia } from '#tests/device/media.ts';
import { newDevice } from '#tests/device/new-device.ts';
import { alex, kim, sessionOf } from '#tests/device/samples.ts';
import {
  acceptAll,
  captivePortal,
  json,
  lostAnswer,
  problem,
  type Reply,
} from '#tests/device/scripted-network.ts';
import { changeSession } from '#src/db/session-row.ts';
import { discardParked } from '#src/db/parked-commands.ts';
import { sendOutbox } from './push.ts';
import { createMediaSender } from './send-media.ts';
import { startMedia } from './start-media.ts';
import { noPhotos, type PhotosOnTheWay } from './sync.ts';

const push = 'POST /api/sync/push';

async function staffDevice(user: SessionUser = kim) {
  const device = await newDevice(user);
  const { script, database, deps } = device;
  script.on(push, acceptAll);
  const server = takeMedia(script);
  const pieces = (media: string) =>
    script.to(`PUT /api/media/${media}`).map(({ url, bytes }) => ({
      offset: Number(url.searchParams.get('offset')),
      length: bytes?.length ?? 0,
    }));
  /** A photo whose command the server has accepted. */
  const accepted = async (bytes?: Uint8Array<ArrayBuffer>) => {
    const photo = await photoOn(database, bytes && { bytes });
    server.names(photo);
    await sendOutbox(deps);
    return photo;
  };
  const stateOf = async (media: string) => (await database.media.get([user.uid, media]))?.state;
  return { ...device, server, pieces, accepted, stateOf, send: createMediaSender(deps) };
}

const large = () => aPicture(600_000);

describe('the media of a photo', () => {
  it('[P2] wait for its command, and are then sent in pieces, byte for byte', async () => {
    const device = await staffDevice();
    const photo = await photoOn(device.database, { bytes: large() });
    expect(await device.send()).toMatchObject({ kind: 'ok' });
    expect(device.script.calls).toEqual([]);
    await sendOutbox(device.deps);
    device.server.names(photo);
    expect(await device.send()).toMatchObject({ kind: 'ok' });
    expect(device.server.held.get(photo.media)).toEqual(photo.bytes);
    expect(await device.stateOf(photo.media)).toBe('sent');
    const pieces = device.pieces(photo.media);
    expect(pieces.length).toBeGreaterThan(2);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(maxPieceBytes);
    expect(
      pieces.reduce((sum, { length }) => sum + length, 0),
      'nothing twice',
    ).toBe(photo.bytes.length);
    const before = device.script.calls.length;
    await device.send();
    expect(device.script.calls).toHaveLength(before);
  });

  it('[P2] wait where the command was refused, and leave when it is discarded [P6]', async () => {
    const device = await staffDevice();
    const photo = await photoOn(device.database);
    device.script.on(push, ({ body }) => {
      const { commands } = body as { commands: { id: string }[] };
      const results = commands.map(({ id }) => ({ id, outcome: 'rejected', reason: 'pet-gone' }));
      return Response.json({ owner: kim.uid, results });
    });
    await sendOutbox(device.deps);
    await device.send();
    expect(device.script.to(`GET /api/media/${photo.media}`)).toEqual([]);
    const [parked] = await device.outbox();
    await discardParked(device.database, parked?.id ?? '');
    device.script.on(`GET /api/media/${photo.media}`, problem(404, 'no-photo'));
    await device.send();
    expect(await device.database.media.count()).toBe(0);
    expect(await device.database.mediaBytes.count()).toBe(0);
  });

  it('[P2] go on where they were when a piece, or its answer, is lost', async () => {
    const device = await staffDevice();
    const photo = await device.accepted(large());
    const url = `PUT /api/media/${photo.media}` as const;
    const take = device.server.names(photo);
    device.script.on(
      url,
      take,
      lostAnswer((call) => void take(call)),
      take,
    );
    expect(await device.send()).toMatchObject({ kind: 'offline' });
    const [first, second] = device.pieces(photo.media);
    const arrived = (first?.length ?? 0) + (second?.length ?? 0);
    // Another tab, after this one was killed: it knows nothing of the lost answer.
    expect(await createMediaSender(device.deps)()).toMatchObject({ kind: 'ok' });
    const [, , third] = device.pieces(photo.media);
    expect(third?.offset, 'where the server says').toBe(arrived);
    expect(device.server.held.get(photo.media)).toEqual(photo.bytes);
  });

  it('[P3] that another device has sent are not sent again', async () => {
    const device = await staffDevice();
    const photo = await device.accepted();
    const all = { received: photo.bytes.length, done: true };
    device.script.on(`GET /api/media/${photo.media}`, json(all));
    await device.send();
    expect(device.pieces(photo.media)).toEqual([]);
    expect(await device.stateOf(photo.media)).toBe('sent');
  });

  it('[P2] begin again where the server has lost what it had', async () => {
    const device = await staffDevice();
    const photo = await device.accepted(large());
    const take = device.server.names(photo);
    const forget: Reply = (call) => {
      device.server.held.delete(photo.media);
      return take(call);
    };
    device.script.on(`PUT /api/media/${photo.media}`, take, take, forget, take);
    expect(await device.send()).toMatchObject({ kind: 'ok' });
    expect(device.server.held.get(photo.media)).toEqual(photo.bytes);
  });

  it('[P6] leave the device when no photo names them any more', async () => {
    const device = await staffDevice();
    const photo = await device.accepted();
    device.script.on(`GET /api/media/${photo.media}`, problem(404, 'no-photo'));
    await device.send();
    expect(await device.stateOf(photo.media), 'its command is still in the outbox').toBe('waiting');
    await device.database.outbox.clear();
    await device.send();
    expect(await device.stateOf(photo.media)).toBeUndefined();
  });

  it('that the server refuses stay, and hold up no others', async () => {
    const device = await staffDevice();
    const [refused, other] = [await device.accepted(), await device.accepted()];
    device.script.on(`PUT /api/media/${refused.media}`, problem(422, 'no-picture'));
    expect(await device.send()).toMatchObject({ kind: 'ok' });
    expect(await device.stateOf(refused.media)).toBe('refused');
    expect(await device.stateOf(other.media)).toBe('sent');
    expect(await device.database.mediaBytes.count()).toBe(2);
  });

  it('[P6] leave the device too where the server refused them and their photo was removed', async () => {
    const device = await staffDevice();
    const photo = await device.accepted();
    device.script.on(`PUT /api/media/${photo.media}`, problem(422, 'no-picture'));
    await device.send();
    await device.database.outbox.clear();
    await device.send();
    expect(await device.stateOf(photo.media), 'its photo is still shown').toBe('refused');
    device.script.on(`GET /api/media/${photo.media}`, problem(404, 'no-photo'));
    expect(await device.send()).toMatchObject({ kind: 'ok' });
    expect(await device.stateOf(photo.media)).toBeUndefined();
    expect(await device.database.mediaBytes.count()).toBe(0);
  });

  it.each([
    ['a portal answers', captivePortal, 'offline'],
    ['the server has no room', problem(503, 'no-room'), 'unavailable'],
    ['their person is no admin any more', problem(403, 'only-admins'), 'refused'],
    ['the session has ended', problem(401, 'signed-out'), 'signed-out'],
  ])('wait where %s', async (_, reply, kind) => {
    const device = await staffDevice();
    const photo = await device.accepted();
    device.script.on(`PUT /api/media/${photo.media}`, reply);
    expect(await device.send()).toMatchObject({ kind });
    expect(await device.stateOf(photo.media)).toBe('waiting');
  });

  it('are not sent in the name of somebody else', async () => {
    const device = await staffDevice();
    await device.accepted();
    await changeSession(device.database, { user: alex });
    const before = device.script.calls.length;
    await device.send();
    expect(device.script.calls).toHaveLength(before);
  });
});

describe('a page of staff', () => {
  it('[P2] sends a photo as soon as its command was accepted, and after a network returns', async () => {
    const device = await staffDevice();
    device.script.on('GET /api/session', json(sessionOf(kim)));
    const listeners = new Map<string, () => void>();
    const photos = createStore<PhotosOnTheWay>(noPhotos);
    const stop = startMedia({
      ...device.deps,
      sync: { photos },
      random: () => 0,
      page: {
        isVisible: () => true,
        isOnline: () => true,
        on: (event, listener) => {
          listeners.set(event, listener);
          return () => {};
        },
      },
    });
    onTestFinished(stop);
    const photo = await device.accepted();
    await expect.poll(() => device.stateOf(photo.media)).toBe('sent');
    const later = await photoOn(device.database);
    const asked = `GET /api/media/${later.media}` as const;
    const take = device.server.names(later);
    device.script.on(asked, lostAnswer(), take);
    await sendOutbox(device.deps);
    await expect.poll(() => device.script.to(asked).length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await device.stateOf(later.media)).toBe('waiting');
    expect(photos.view()).toMatchObject({ count: 1, failure: { kind: 'offline' } });
    listeners.get('online')?.();
    await expect.poll(() => device.stateOf(later.media)).toBe('sent');
    await expect.poll(() => photos.view()).toEqual({ count: 0 });
  });
});
