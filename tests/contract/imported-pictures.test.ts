// The pictures of imported pets, from real answers of a real host to photos.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { renditionTypeOf } from '#src/domain/picture-bytes.ts';
import { onEveryBackend } from './backends.ts';
import { imported, newSource, rex, type Run, sent } from './import-steps.ts';
import { call, newPerson, type Person } from './people.ts';
import {
  at,
  photosOf,
  pictureHost,
  startPictureWorker,
  type PictureWorker,
} from './picture-steps.ts';
import { redirect, send } from './web-host.ts';

const picture = { 'Content-Type': 'image/jpeg' };

onEveryBackend((backend) => {
  let keeper: Person;
  let worker: PictureWorker;
  beforeAll(async () => {
    keeper = await newPerson(backend(), 'admin');
    worker = await startPictureWorker(backend);
  });
  beforeEach(() => {
    worker.host.asked.length = 0;
  });
  afterAll(() => worker.close());

  /** A file with one pet that has these pictures; its pictures are fetched. */
  async function bring(source: string, pictures: string[], hosts = [pictureHost]) {
    const pet = sent('A1', { ...rex, pictures });
    const { run } = await imported(keeper, source, [pet], { pictureHosts: hosts });
    await worker.work();
    return run;
  }
  const addressesOf = async (source: string) =>
    (await photosOf(backend(), source, 'A1')).map(({ address }) => address);
  const failuresOf = async (run: Run) =>
    (await run.report()).failedPictures.map(({ address, reason }) => ({ address, reason }));
  const petIdOf = async (source: string) => {
    const [row] = await backend().sql(`select id from public.pets where source = '${source}'`);
    return String(row?.['id']);
  };
  const historyOf = async (source: string) =>
    (
      await call<{ field: string }[]>(keeper.client, 'pet_history', {
        p_pet: await petIdOf(source),
        p_before: null,
      })
    ).filter(({ field }) => field === 'photos');
  /** Staff add a photo of their own. */
  const addByHand = async (source: string) =>
    backend().sql(
      `insert into public.pet_photos (id, pet_id, renditions, position)
       values (gen_random_uuid(), '${await petIdOf(source)}', '[]', 50)`,
    );

  test('become its photos, in the order of the file, complete and in the history', async () => {
    await worker.show('one', 'two', 'three');
    const source = newSource();
    const run = await bring(source, [at('two'), at('one'), at('three')]);
    const photos = await photosOf(backend(), source, 'A1');
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
    expect(await historyOf(source)).toMatchObject([{ by: '', import: source, undone: false }]);
    expect((await run.report()).pictures).toEqual({ wanted: 3, fetched: 3, failed: 0 });
  });

  test('are not fetched again with the same file', async () => {
    await worker.show('one');
    const source = newSource();
    await bring(source, [at('one')]);
    worker.host.asked.length = 0;
    await bring(source, [at('one')]);
    expect(worker.host.asked).toEqual([]);
  });

  test('that are signed anew each night stay the same photos', async () => {
    await worker.show('one', 'two');
    const source = newSource();
    await bring(source, [`${at('one')}?signed=1`, `${at('two')}?signed=1`]);
    const before = await photosOf(backend(), source, 'A1');
    await bring(source, [`${at('one')}?signed=2`, `${at('two')}?signed=2`]);
    const after = await photosOf(backend(), source, 'A1');
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(await addressesOf(source)).toEqual([`${at('one')}?signed=2`, `${at('two')}?signed=2`]);
    expect(await historyOf(source)).toHaveLength(1);
  });

  test('that are the same twice are one photo', async () => {
    await worker.show('one');
    const source = newSource();
    const twice = [at('one'), `${at('one')}?again`];
    await bring(source, twice);
    expect(await addressesOf(source)).toEqual([at('one')]);
    // Staff have no photo of their own: a later file is followed.
    await bring(source, [`${at('one')}?again`]);
    expect(await addressesOf(source)).toEqual([`${at('one')}?again`]);
    await bring(source, []);
    expect(await addressesOf(source)).toEqual([]);
  });

  test('that the file no longer names go, and new ones stand where the file has them', async () => {
    await worker.show('one', 'two', 'three');
    const source = newSource();
    await bring(source, [at('one'), at('two')]);
    await bring(source, [at('three'), at('two')]);
    expect(await addressesOf(source)).toEqual([at('three'), at('two')]);
    await bring(source, []);
    expect(await addressesOf(source)).toEqual([]);
  });

  test('stay while what replaces them cannot be fetched', async () => {
    await worker.show('one');
    const source = newSource();
    await bring(source, [at('one')]);
    const run = await bring(source, [at('missing')]);
    expect(await addressesOf(source)).toEqual([at('one')]);
    expect(await failuresOf(run)).toEqual([
      { address: at('missing'), reason: `${pictureHost} answered 404.` },
    ]);
    await bring(source, [at('missing'), `${at('one')}?new`]);
    expect(await addressesOf(source)).toEqual([`${at('one')}?new`]);
  });

  test('that staff have chosen by hand meanwhile stay, in their order', async () => {
    await worker.show('one', 'two');
    const source = newSource();
    await bring(source, [at('one'), at('two')]);
    const { run } = await imported(
      keeper,
      source,
      [sent('A1', { ...rex, pictures: [at('two')] })],
      { pictureHosts: [pictureHost] },
    );
    await addByHand(source);
    await worker.work();
    // The first one is the staff's now: nothing says any more where it came from.
    expect(await addressesOf(source)).toEqual(['', at('two'), '']);
    expect(await failuresOf(run)).toEqual([]);
  });

  test('of a host that nobody agreed to are not asked for, not even behind a redirect', async () => {
    await worker.show('one');
    worker.host.answer('/away.jpg', redirect(at('one', 'elsewhere.example.org')));
    worker.host.answer('/inside.jpg', redirect('http://169.254.169.254/latest/'));
    const source = newSource();
    const run = await bring(source, [
      at('one', 'elsewhere.example.org'),
      at('away'),
      at('inside'),
      at('one'),
    ]);
    expect(await addressesOf(source)).toEqual([at('one')]);
    expect(worker.host.asked.every((one) => one.startsWith(pictureHost))).toBe(true);
    expect(await failuresOf(run)).toEqual(
      expect.arrayContaining([
        {
          address: at('away'),
          reason: 'It leads on to elsewhere.example.org, a host that nobody agreed to.',
        },
        {
          address: at('inside'),
          reason: 'It leads on to an address that is not one of a public website.',
        },
      ]),
    );
  });

  test('that are none are told with the reason, and are not asked for again', async () => {
    worker.host.answer('/page.jpg', send('<html>', { 'Content-Type': 'text/html' }));
    worker.host.answer('/drawing.jpg', send('<svg/>', picture));
    worker.host.answer('/broken.jpg', send('\u00ff\u00d8\u00ff', picture));
    const source = newSource();
    const run = await bring(source, [at('page'), at('drawing'), at('broken')]);
    expect(await failuresOf(run)).toEqual([
      { address: at('broken'), reason: 'It is no JPEG, PNG, WebP, GIF or AVIF.' },
      { address: at('drawing'), reason: 'It is no JPEG, PNG, WebP, GIF or AVIF.' },
      { address: at('page'), reason: `${pictureHost} sent something else (text/html).` },
    ]);
    worker.host.asked.length = 0;
    await worker.work();
    expect(worker.host.asked).toEqual([]);
  });

  test('that cannot be had now are asked for later, and told as failed in the end', async () => {
    await worker.show('one');
    worker.host.answer('/busy.jpg', send('', {}, 503));
    const source = newSource();
    const run = await bring(source, [at('one'), at('busy')]);
    expect((await run.report()).pictures).toEqual({ wanted: 2, fetched: 1, failed: 0 });
    expect(await addressesOf(source)).toEqual([at('one')]);
    for (let attempt = 2; attempt <= 4; attempt += 1) expect(await worker.work()).toEqual([]);
    expect(await worker.work()).toMatchObject([{ name: 'GivenUp' }]);
    expect(await failuresOf(run)).toEqual([
      { address: at('busy'), reason: `${pictureHost} answered 503.` },
    ]);
    // The next file asks anew.
    await worker.show('busy');
    await bring(source, [at('one'), at('busy')]);
    expect(await addressesOf(source)).toEqual([at('one'), at('busy')]);
  });

  test('that end the process each time are told as failed', async () => {
    await worker.show('one');
    const source = newSource();
    const { run } = await imported(
      keeper,
      source,
      [sent('A1', { ...rex, pictures: [at('one')] })],
      { pictureHosts: [pictureHost] },
    );
    await backend().sql(`update private.jobs set attempt = 5 where kind = 'picture'`);
    await worker.work();
    expect(worker.host.asked).toEqual([]);
    expect(await failuresOf(run)).toEqual([
      { address: at('one'), reason: 'It could not be read.' },
    ]);
  });

  test('become photos once, wherever the process ends', async () => {
    await worker.show('one', 'two');
    const source = newSource();
    await imported(keeper, source, [sent('A1', { ...rex, pictures: [at('one'), at('two')] })], {
      pictureHosts: [pictureHost],
    });
    const { privileged } = backend();
    // Ends before, between and after what it says to the database.
    for (const broken of ['note_media', 'settle_imported_pictures']) {
      const rpc: typeof privileged.rpc = (name, ...rest) => {
        if (name === broken) throw new Error('ended');
        return privileged.rpc(name, ...rest);
      };
      const ends = new Proxy(privileged, {
        get: (target, key) => (key === 'rpc' ? rpc : Reflect.get(target, key, target)),
      });
      await worker.work({ backend: { privileged: ends } });
      expect(await addressesOf(source)).toEqual([]);
    }
    await worker.work();
    expect(await addressesOf(source)).toEqual([at('one'), at('two')]);
    expect(await historyOf(source)).toHaveLength(1);
  });

  test('are as many as a pet may have', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `many${at}`);
    await worker.show(...names, 'another');
    const source = newSource();
    await bring(
      source,
      names.map((name) => at(name)),
    );
    expect(await photosOf(backend(), source, 'A1')).toHaveLength(12);
    // The place of one that goes is free for one that comes.
    await bring(
      source,
      ['another', ...names.slice(1)].map((name) => at(name)),
    );
    expect(await photosOf(backend(), source, 'A1')).toHaveLength(12);
    const full = newSource();
    const { run } = await imported(
      keeper,
      full,
      [sent('A1', { ...rex, pictures: names.map((name) => at(name)) })],
      { pictureHosts: [pictureHost] },
    );
    await addByHand(full);
    await worker.work();
    expect(await photosOf(backend(), full, 'A1')).toHaveLength(12);
    expect(await failuresOf(run)).toEqual([
      { address: at('many11'), reason: 'The pet has twelve photos already, and no pet has more.' },
    ]);
  });

  test('are not fetched where nothing cuts them, and the report says so', async () => {
    await worker.show('one');
    const source = newSource();
    const { run } = await imported(
      keeper,
      source,
      [sent('A1', { ...rex, pictures: [at('one')] })],
      { pictureHosts: [pictureHost] },
    );
    await worker.work({ loadCutter: async () => undefined });
    expect(worker.host.asked).toEqual([]);
    expect(await failuresOf(run)).toEqual([
      { address: at('one'), reason: 'This server cannot fetch pictures.' },
    ]);
  });

  test('of a pet that is gone are not asked for', async () => {
    await worker.show('one');
    const source = newSource();
    await imported(keeper, source, [sent('A1', { ...rex, pictures: [at('one')] })], {
      pictureHosts: [pictureHost],
    });
    await backend().sql(`delete from public.pets where source = '${source}'`);
    expect(await worker.work()).toEqual([]);
    expect(worker.host.asked).toEqual([]);
  });

  test('are asked for two a host at once, and four in all', async () => {
    const hosts = ['one', 'two', 'three'].map((name) => `${name}.example.org`);
    const now = new Map<string, number>();
    let most = 0;
    let mostOfOne = 0;
    worker.host.answer('/slow.jpg', ({ headers }, response) => {
      const host = String(headers.host);
      now.set(host, (now.get(host) ?? 0) + 1);
      mostOfOne = Math.max(mostOfOne, now.get(host) ?? 0);
      most = Math.max(
        most,
        [...now.values()].reduce((sum, one) => sum + one),
      );
      setTimeout(() => {
        now.set(host, (now.get(host) ?? 0) - 1);
        response.writeHead(404).end();
      }, 20);
    });
    const pets = Array.from({ length: 12 }, (_, n) => {
      const host = hosts[n % 2 === 0 ? 0 : (n % 3) % 3];
      return sent(`A${n}`, {
        ...rex,
        pictures: [`${at('slow', host)}?${n}`, `${at('slow', hosts[0])}?${n}b`],
      });
    });
    await imported(keeper, newSource(), pets, { pictureHosts: hosts });
    await worker.work();
    expect(mostOfOne).toBe(2);
    expect(most).toBeLessThanOrEqual(4);
    expect(worker.host.asked).toHaveLength(24);
  });
});
