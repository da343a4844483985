// Pictures that are not to be had: by whom they are not asked for, and what becomes of them.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { imported, newSource, rex, sent } from './import-steps.ts';
import { at, pictureHost, type PictureWorker, startPictureWorker } from './picture-steps.ts';
import { redirect, send } from './web-host.ts';

const picture = { 'Content-Type': 'image/jpeg' };

onEveryBackend((backend) => {
  let worker: PictureWorker;
  beforeAll(async () => {
    worker = await startPictureWorker(backend());
  });
  beforeEach(() => {
    worker.host.asked.length = 0;
  });
  afterAll(() => worker.close());

  test('of a host that nobody agreed to are not asked for, not even behind a redirect', async () => {
    await worker.show('one');
    worker.host.answer('/away.jpg', redirect(at('one', 'elsewhere.example.org')));
    worker.host.answer('/inside.jpg', redirect('http://169.254.169.254/latest/'));
    const source = newSource();
    const run = await worker.bring(source, [
      at('one', 'elsewhere.example.org'),
      at('away'),
      at('inside'),
      at('one'),
    ]);
    expect(await worker.addressesOf(source)).toEqual([at('one')]);
    expect(worker.host.asked.every((one) => one.startsWith(pictureHost))).toBe(true);
    expect(await worker.failuresOf(run)).toEqual(
      expect.arrayContaining([
        {
          address: at('away'),
          reason: 'It leads on to elsewhere.example.org, a host that nobody agreed to.',
        },
        {
          address: at('one', 'elsewhere.example.org'),
          reason: 'It is on elsewhere.example.org, a host that nobody agreed to.',
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
    worker.host.answer('/broken.jpg', send(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), picture));
    const source = newSource();
    const run = await worker.bring(source, [at('page'), at('drawing'), at('broken')]);
    expect(await worker.failuresOf(run)).toEqual([
      { address: at('broken'), reason: 'It is damaged and cannot be read.' },
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
    const run = await worker.bring(source, [at('one'), at('busy')]);
    expect((await run.report()).pictures).toEqual({ wanted: 2, fetched: 1, failed: 0 });
    expect(await worker.addressesOf(source)).toEqual([at('one')]);
    for (let attempt = 2; attempt <= 4; attempt += 1) expect(await worker.work()).toEqual([]);
    expect(await worker.work()).toMatchObject([{ name: 'GivenUp' }]);
    expect(await worker.failuresOf(run)).toEqual([
      { address: at('busy'), reason: `${pictureHost} answered 503.` },
    ]);
    // The next file asks anew.
    await worker.show('busy');
    await worker.bring(source, [at('one'), at('busy')]);
    expect(await worker.addressesOf(source)).toEqual([at('one'), at('busy')]);
  });

  test('that end the process each time are told as failed', async () => {
    await worker.show('one');
    const source = newSource();
    const run = await worker.say(source, [at('one')]);
    await backend().sql(`update private.jobs set attempt = 5 where kind = 'picture'`);
    await worker.work();
    expect(worker.host.asked).toEqual([]);
    expect(await worker.failuresOf(run)).toEqual([
      { address: at('one'), reason: 'It could not be read.' },
    ]);
  });

  test('become photos once, wherever the process ends', async () => {
    await worker.show('one', 'two');
    const source = newSource();
    await worker.say(source, [at('one'), at('two')]);
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
      expect(await worker.addressesOf(source)).toEqual([]);
    }
    await worker.work();
    expect(await worker.addressesOf(source)).toEqual([at('one'), at('two')]);
    expect(await worker.historyOf(source)).toHaveLength(1);
  });

  test('are not fetched where nothing cuts them, and the report says so', async () => {
    await worker.show('one');
    const source = newSource();
    const run = await worker.say(source, [at('one')]);
    await worker.work({ loadCutter: async () => undefined });
    expect(worker.host.asked).toEqual([]);
    expect(await worker.failuresOf(run)).toEqual([
      { address: at('one'), reason: 'This server cannot fetch pictures.' },
    ]);
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
    await imported(worker.keeper, newSource(), pets, { pictureHosts: hosts });
    await worker.work();
    expect(mostOfOne).toBe(2);
    expect(most).toBeLessThanOrEqual(4);
    expect(worker.host.asked).toHaveLength(24);
  });
});
