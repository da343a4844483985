// The pictures that a source names and the photos of its pets, from one file to the next.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { renditionTypeOf } from '#src/domain/picture-bytes.ts';
import { onEveryBackend } from './backends.ts';
import { newSource } from './import-steps.ts';
import { at, pictureHost, type PictureWorker, startPictureWorker } from './picture-steps.ts';

onEveryBackend((backend) => {
  let worker: PictureWorker;
  beforeAll(async () => {
    worker = await startPictureWorker(backend());
  });
  beforeEach(() => {
    worker.host.asked.length = 0;
  });
  afterAll(() => worker.close());

  test('become its photos, in the order of the file, complete and in the history', async () => {
    await worker.show('one', 'two', 'three');
    const source = newSource();
    const run = await worker.bring(source, [at('two'), at('one'), at('three')]);
    const photos = await worker.photosOf(source);
    expect(photos.map(({ address }) => address)).toEqual([at('two'), at('one'), at('three')]);
    for (const { alt, renditions } of photos) {
      expect(alt).toBe('');
      for (const { media, width, height, type } of renditions) {
        expect({ width, height, type }).toEqual({ width: 64, height: 48, type: 'image/webp' });
        expect(renditionTypeOf((await worker.media.read(media)) ?? new Uint8Array())).toBe(type);
      }
    }
    const [row] = await backend().sql(
      `select jsonb_array_length(private.pet_json(p) -> 'photos') as shown
       from public.pets p where source = '${source}'`,
    );
    expect(row?.['shown']).toBe(3);
    expect(await worker.historyOf(source)).toMatchObject([
      { by: '', import: source, undone: false },
    ]);
    expect((await run.report()).pictures).toEqual({ wanted: 3, fetched: 3, failed: 0 });
  });

  test('are not fetched again with the same file', async () => {
    await worker.show('one');
    const source = newSource();
    await worker.bring(source, [at('one')]);
    worker.host.asked.length = 0;
    await worker.bring(source, [at('one')]);
    expect(worker.host.asked).toEqual([]);
  });

  test('that are signed anew each night stay the same photos', async () => {
    await worker.show('one', 'two');
    const source = newSource();
    await worker.bring(source, [`${at('one')}?signed=1`, `${at('two')}?signed=1`]);
    const before = await worker.photosOf(source);
    const run = await worker.bring(source, [`${at('one')}?signed=2`, `${at('two')}?signed=2`]);
    const after = await worker.photosOf(source);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(await worker.addressesOf(source)).toEqual([
      `${at('one')}?signed=2`,
      `${at('two')}?signed=2`,
    ]);
    expect(await worker.historyOf(source)).toHaveLength(1);
    // They came with an earlier run.
    expect(await run.undo()).toEqual({ left: 0 });
    expect(await worker.photosOf(source)).toEqual(after);
  });

  test('that are the same twice are one photo', async () => {
    await worker.show('one');
    const source = newSource();
    const twice = [at('one'), `${at('one')}?again`];
    await worker.bring(source, twice);
    expect(await worker.addressesOf(source)).toEqual([at('one')]);
    // Staff have no photo of their own: a later file is followed.
    await worker.bring(source, [`${at('one')}?again`]);
    expect(await worker.addressesOf(source)).toEqual([`${at('one')}?again`]);
    await worker.bring(source, []);
    expect(await worker.addressesOf(source)).toEqual([]);
  });

  test('that the file no longer names go, and new ones stand where the file has them', async () => {
    await worker.show('one', 'two', 'three');
    const source = newSource();
    await worker.bring(source, [at('one'), at('two')]);
    await worker.bring(source, [at('three'), at('two')]);
    expect(await worker.addressesOf(source)).toEqual([at('three'), at('two')]);
    await worker.bring(source, []);
    expect(await worker.addressesOf(source)).toEqual([]);
  });

  test('that stand elsewhere in the file move, unless staff put them where they are', async () => {
    await worker.show('one', 'two');
    const source = newSource();
    await worker.bring(source, [at('one'), at('two')]);
    await worker.bring(source, [at('two'), at('one')]);
    expect(await worker.addressesOf(source)).toEqual([at('two'), at('one')]);
    const [, last] = await worker.photosOf(source);
    const args = { petId: await worker.petIdOf(source), id: last?.id ?? '', after: null };
    expect(await worker.keeper.device().say({ kind: 'movePhoto', args })).toBe('accepted');
    await worker.bring(source, [at('two'), at('one'), at('missing')]);
    expect(await worker.addressesOf(source)).toEqual([at('one'), at('two')]);
  });

  test('stay while what replaces them cannot be fetched', async () => {
    await worker.show('one');
    const source = newSource();
    await worker.bring(source, [at('one')]);
    const run = await worker.bring(source, [at('missing')]);
    expect(await worker.addressesOf(source)).toEqual([at('one')]);
    expect(await worker.failuresOf(run)).toEqual([
      { address: at('missing'), reason: `${pictureHost} answered 404.` },
    ]);
    await worker.bring(source, [at('missing'), `${at('one')}?new`]);
    expect(await worker.addressesOf(source)).toEqual([`${at('one')}?new`]);
  });

  test('that staff have chosen by hand meanwhile stay, in their order', async () => {
    await worker.show('one', 'two');
    const source = newSource();
    await worker.bring(source, [at('one'), at('two')]);
    const run = await worker.say(source, [at('two')]);
    await worker.addByHand(source);
    await worker.work();
    // The first one is the staff's now: nothing says any more where it came from.
    expect(await worker.addressesOf(source)).toEqual(['', at('two'), '']);
    expect(await worker.failuresOf(run)).toEqual([]);
  });

  test('are as many as a pet may have', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `many${at}`);
    await worker.show(...names, 'another');
    const source = newSource();
    await worker.bring(
      source,
      names.map((name) => at(name)),
    );
    expect(await worker.photosOf(source)).toHaveLength(12);
    // The place of one that goes is free for one that comes.
    await worker.bring(
      source,
      ['another', ...names.slice(1)].map((name) => at(name)),
    );
    expect(await worker.photosOf(source)).toHaveLength(12);
    const full = newSource();
    const run = await worker.say(
      full,
      names.map((name) => at(name)),
    );
    await worker.addByHand(full);
    await worker.work();
    expect(await worker.photosOf(full)).toHaveLength(12);
    expect(await worker.failuresOf(run)).toEqual([
      { address: at('many11'), reason: 'The pet has twelve photos already, and no pet has more.' },
    ]);
  });

  test('of a pet that is gone are not asked for', async () => {
    await worker.show('one');
    const source = newSource();
    await worker.say(source, [at('one')]);
    await backend().sql(`delete from public.pets where source = '${source}'`);
    expect(await worker.work()).toEqual([]);
    expect(worker.host.asked).toEqual([]);
  });
});
