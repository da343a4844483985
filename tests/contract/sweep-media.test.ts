// Media that no photo names leave the worker's store.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '#tests/device/pictures.ts';
import { sweepMedia } from '#worker/media/sweep-media.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './http-app.ts';
import { allOf, newPicture, photoOf, put, sent, startWithAdmin } from './media-steps.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  ({ app, admin } = await startWithAdmin());
});
afterAll(() => app.stop());

const text = (value: string) => new TextEncoder().encode(value);

describe('the sweep', () => {
  const sweep = () => sweepMedia(app.backend, app.media);
  const dayPasses = () =>
    app.backend.sql(`update private.media set unnamed_since = unnamed_since - interval '25 hours'`);

  test('removes what no photo has named for a day, and only that', async () => {
    const [kept, gone, part] = [
      await sent({ app, admin }, newPicture()),
      await sent({ app, admin }, newPicture()),
      newPicture(),
    ];
    const partId = sha256(part);
    const unfinished = await photoOf(app, [partId]);
    await put(admin, part, { end: 100 });
    await app.backend.sql(
      `delete from public.pet_photos where id in ('${gone.photo}', '${unfinished.photo}')`,
    );
    await sweep();
    expect((await app.media.received(gone.id)).done, 'an undo may name it again').toBe(true);
    await dayPasses();
    await photoOf(app, [partId]);
    await sweep();
    expect((await app.media.received(kept.id)).done).toBe(true);
    expect((await app.media.received(gone.id)).bytes).toBe(0);
    expect((await app.media.received(partId)).bytes, 'named again within the day').toBe(100);
    await dayPasses();
    await sweep();
    expect((await app.media.received(partId)).bytes).toBe(100);
  });

  test('believes no clock that leapt', async () => {
    const { id, photo } = await sent({ app, admin }, newPicture());
    await app.backend.sql(`delete from public.pet_photos where id = '${photo}'`);
    await sweep();
    await app.backend.sql(`update private.media set unnamed_since = now() - interval '25 hours';
      update private.retention_clock set checked_at = now() - interval '400 days'`);
    await sweep();
    expect((await app.media.received(id)).done).toBe(true);
    await app.backend.sql(`update private.retention_clock set leapt_at = null`);
    await sweep();
    expect((await app.media.received(id)).bytes).toBe(0);
  });

  test('takes more than one call can judge', async () => {
    const before = (await allOf(app.media.list())).length;
    const many = Array.from({ length: 620 }, (_, at) => sha256(text(`lost ${at}`)));
    for (const id of many) await app.media.append(id, 0, text('x'));
    await sweep();
    await dayPasses();
    await sweep();
    expect(await allOf(app.media.list())).toHaveLength(before);
  });
});
