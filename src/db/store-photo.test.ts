import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HomewardDatabase } from './database.ts';
import { storageThatFills } from '#tests/device/full-storage.ts';
import { aPicture, photoOn } from '#tests/device/media.ts';
import { newDatabase } from '#tests/device/new-device.ts';
import { addToCart, kim } from '#tests/device/samples.ts';
import { countUnsentPhotos, readMedium } from './media.ts';
import { outboxOf } from './outbox.ts';
import { changeSession } from './session-row.ts';
import { mediaBound } from './store-photo.ts';
import { submitCommand } from './submit-command.ts';

async function kimsDevice() {
  const database = newDatabase();
  await changeSession(database, { user: kim });
  return database;
}

describe('a new photo', () => {
  it('[P1] is on the device with its bytes, its command, and what the command names', async () => {
    const database = await kimsDevice();
    const bytes = aPicture();
    const { outcome, id, media } = await photoOn(database, { bytes });
    expect(outcome).toBe('stored');
    const [entry] = await outboxOf(database, kim.uid);
    const renditions = [{ width: 1, height: 1, type: 'image/jpeg', media }];
    expect(entry?.command).toEqual({
      kind: 'addPhoto',
      args: { petId: 'rex', id, alt: '', renditions },
    });
    const row = await database.media.get([kim.uid, media]);
    expect(row).toMatchObject({ photoId: id, size: bytes.length, state: 'waiting', received: 0 });
    expect(row && (await readMedium(database, row))).toEqual(bytes);
  });

  it('[P4] is encrypted where it is stored', async () => {
    const database = await kimsDevice();
    const { bytes, media } = await photoOn(database);
    const stored = await database.mediaBytes.get([kim.uid, media]);
    const text = (all: Uint8Array) => Buffer.from(all).toString('latin1');
    const middle = text(bytes.slice(200, 260));
    expect(text(bytes)).toContain(middle);
    expect(text(new Uint8Array(stored?.data ?? new ArrayBuffer()))).not.toContain(middle);
  });

  it.each(['at-commit', 'at-request'] as const)(
    '[P1] is not there at all on a full device, and what was there stays (%s)',
    async (how) => {
      const device = storageThatFills();
      const database = new HomewardDatabase('full', device.storage);
      onTestFinished(() => database.close());
      await changeSession(database, { user: kim });
      const pet = await submitCommand(database, addToCart('rex'));
      device.full = how;
      await expect(photoOn(database)).rejects.toThrow();
      await vi.waitFor(() => expect(database.health.view().full).toBe(true));
      expect(await database.outbox.toArray()).toEqual([pet]);
      expect(await database.media.count()).toBe(0);
      expect(await database.mediaBytes.count()).toBe(0);
      device.full = false;
      expect((await photoOn(database)).outcome).toBe('stored');
      expect(database.health.view().full).toBe(false);
    },
  );
});

describe('what a device may hold', () => {
  it('[P5] is 200 MB, or a quarter of what the browser allows', async () => {
    const megabyte = 1024 * 1024;
    const allowing = (quota?: number) =>
      mediaBound({ estimate: async () => (quota === undefined ? {} : { quota }) });
    expect(await allowing(10_000 * megabyte)).toBe(200 * megabyte);
    expect(await allowing(400 * megabyte)).toBe(100 * megabyte);
    expect(await allowing()).toBe(200 * megabyte);
    expect(await mediaBound({ estimate: () => Promise.reject(new Error('private')) })).toBe(
      200 * megabyte,
    );
  });

  it('[P5] is made free of what the server has, the oldest first, and never of what waits', async () => {
    const database = await kimsDevice();
    const size = aPicture().length;
    const bound = size * 3;
    const at = (ms: number) => ({ bound, now: new Date(ms) });
    const sent = await photoOn(database, at(2_000));
    const older = await photoOn(database, at(1_000));
    const waiting = await photoOn(database, at(0));
    for (const { media } of [sent, older])
      await database.media.update([kim.uid, media], { state: 'sent' });
    const left = async () => (await database.media.toArray()).map(({ id }) => id).toSorted();
    const next = await photoOn(database, at(3_000));
    expect(next.outcome).toBe('stored');
    expect(await left()).toEqual([sent, waiting, next].map(({ media }) => media).toSorted());
    expect((await photoOn(database, at(4_000))).outcome).toBe('stored');
    const full = await photoOn(database, at(5_000));
    expect(full.outcome).toBe('full');
    expect(await left()).not.toContain(full.media);
    expect(await left()).toContain(waiting.media);
    expect(await database.mediaBytes.count()).toBe(3);
    const outbox = await outboxOf(database, kim.uid);
    expect(outbox).toHaveLength(5);
    expect(countUnsentPhotos(await database.media.toArray(), [])).toBe(3);
  });
});
