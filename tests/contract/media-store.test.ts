// One suite for both homes of media: what `MediaStore` promises.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mediaInFolder } from '#worker/node/media-in-folder.ts';
import { mediaInStorage } from '#worker/media/media-in-storage.ts';
import type { MediaStore } from '#worker/media/media-store.ts';
import { connectHosted } from '#worker/supabase/hosted.ts';
import { allOf } from './media-steps.ts';
import { storageServer } from './storage-server.ts';

type Opened = { store: MediaStore; again: () => MediaStore; names: () => Promise<string[]> };

async function inFolder(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-media-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return {
    store: mediaInFolder(folder),
    again: () => mediaInFolder(folder),
    names: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
  };
}

const hostedTo = (server: ReturnType<typeof storageServer>, secretKey: string) =>
  connectHosted({ url: 'http://p.test', publishableKey: 'p', secretKey, fetch: server.fetch });

async function inStorage(): Promise<Opened> {
  const server = storageServer('secret');
  const open = () => mediaInStorage(hostedTo(server, 'secret').privileged);
  return { store: open(), again: open, names: async () => server.paths() };
}

const bytesOf = (length: number, seed = 1) =>
  Uint8Array.from({ length }, (_, at) => (at * 31 + seed * 17) % 251);
const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
const [id = '', other = ''] = ids;
const sound = async () => true;

async function whole(store: MediaStore, name = id, bytes = bytesOf(1000)) {
  await store.append(name, 0, bytes);
  await store.finish(name, sound);
  return bytes;
}

describe.each([
  ['in a folder', inFolder],
  ['in Supabase Storage', inStorage],
])('media %s', (_, open) => {
  test('are not there before they are sent', async () => {
    const { store } = await open();
    expect(await store.received(id)).toEqual({ bytes: 0, done: false });
    expect(await store.read(id)).toBeUndefined();
    expect(await store.finish(id, sound)).toEqual({ bytes: 0, done: false });
    await store.remove(id);
    expect(await allOf(store.list())).toEqual([]);
  });

  test('grow piece by piece, and are read only when all of them is there and sound', async () => {
    const { store, again } = await open();
    const bytes = bytesOf(1000);
    expect(await store.append(id, 0, bytes.subarray(0, 400))).toEqual({ bytes: 400, done: false });
    expect(await store.read(id)).toBeUndefined();
    // Another worker, or this one after a restart.
    const next = again();
    expect(await next.received(id)).toEqual({ bytes: 400, done: false });
    expect(await next.append(id, 400, bytes.subarray(400))).toEqual({ bytes: 1000, done: false });
    let seen: Uint8Array | undefined;
    const keep = async (all: Uint8Array) => {
      seen = Uint8Array.from(all);
      return true;
    };
    expect(await next.finish(id, keep)).toEqual({ bytes: 1000, done: true });
    expect(seen).toEqual(bytes);
    expect(await store.read(id)).toEqual(bytes);
    expect(await store.received(id)).toEqual({ bytes: 1000, done: true });
  });

  test('do not change once they are done', async () => {
    const { store } = await open();
    const bytes = await whole(store);
    expect(await store.append(id, 0, bytesOf(2000, 5))).toEqual({ bytes: 1000, done: true });
    expect(await store.append(id, 1000, bytesOf(10))).toEqual({ bytes: 1000, done: true });
    expect(await store.finish(id, async () => false)).toEqual({ bytes: 1000, done: true });
    expect(await store.read(id)).toEqual(bytes);
  });

  test('that leave a gap are not written', async () => {
    const { store } = await open();
    await store.append(id, 0, bytesOf(10));
    expect(await store.append(id, 11, bytesOf(10))).toEqual({ bytes: 10, done: false });
    expect(await store.append(other, 1, bytesOf(10))).toEqual({ bytes: 0, done: false });
  });

  test('that are not sound leave nothing, and can be sent again', async () => {
    const { store, names } = await open();
    await store.append(id, 0, bytesOf(10, 2));
    expect(await store.finish(id, async () => false)).toEqual({ bytes: 0, done: false });
    expect(await names()).toEqual([]);
    const bytes = await whole(store);
    expect(await store.read(id)).toEqual(bytes);
  });

  test('are removed with all of their pieces, and no others', async () => {
    const { store, names } = await open();
    await whole(store);
    await store.append(other, 0, bytesOf(10));
    await store.append(other, 10, bytesOf(10));
    expect((await allOf(store.list())).toSorted()).toEqual([id, other]);
    await store.remove(other);
    expect(await store.received(other)).toEqual({ bytes: 0, done: false });
    expect(await allOf(store.list())).toEqual([id]);
    await store.remove(id);
    expect(await store.read(id)).toBeUndefined();
    expect(await names()).toEqual([]);
  });

  test('are listed, however many there are', async () => {
    const { store } = await open();
    const many = Array.from({ length: 230 }, (__, at) => at.toString(16).padStart(64, '0'));
    for (const one of many) await store.append(one, 0, bytesOf(1));
    expect((await allOf(store.list())).toSorted()).toEqual(many);
  });

  test('arrive byte for byte, whatever is sent twice, late, or by two at once', async () => {
    const piece = fc.record({ from: fc.nat(120), length: fc.integer({ min: 1, max: 60 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(piece, { maxLength: 3 })), async (rounds) => {
        const { store, names } = await open();
        const bytes = bytesOf(120);
        for (const round of rounds)
          await Promise.all(
            round.map(({ from, length }) =>
              store.append(id, from, bytes.subarray(from, from + length)),
            ),
          );
        for (;;) {
          const { bytes: at } = await store.received(id);
          if (at === bytes.length) break;
          await store.append(id, at, bytes.subarray(at, at + 50));
        }
        await store.finish(id, async (all) => Buffer.from(all).equals(bytes));
        expect(await store.read(id)).toEqual(bytes);
        expect(await names()).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  });
});

test('a folder that lost power while a file was written, or holds others, is read all the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-media-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'aa'));
  await writeFile(join(folder, 'aa', `${id}.part`), bytesOf(30));
  await writeFile(join(folder, 'aa', 'notes.txt'), 'x');
  await writeFile(join(folder, '.DS_Store'), 'x');
  const store = mediaInFolder(folder);
  expect(await store.received(id)).toEqual({ bytes: 30, done: false });
  expect(await allOf(store.list())).toEqual([id]);
});

describe('Supabase Storage', () => {
  test('gets a private bucket with the first medium', async () => {
    const server = storageServer('secret');
    await whole(mediaInStorage(hostedTo(server, 'secret').privileged));
    expect(server.isPublic('media')).toBe(false);
    expect(server.requests.filter((one) => one.endsWith('/bucket'))).toHaveLength(1);
  });

  test('that has no room says so, and nothing that arrived is lost', async () => {
    const server = storageServer('secret');
    const store = mediaInStorage(hostedTo(server, 'secret').privileged);
    await store.append(id, 0, bytesOf(10));
    server.fill();
    await expect(store.append(id, 10, bytesOf(10))).rejects.toThrow('no room');
    expect(await store.received(id)).toEqual({ bytes: 10, done: false });
  });

  test('that refuses the key is no empty store', async () => {
    const store = mediaInStorage(hostedTo(storageServer('secret'), 'another').privileged);
    await expect(store.received(id)).rejects.toThrow('row-level security');
    await expect(store.append(id, 0, bytesOf(1))).rejects.toThrow();
    await expect(store.read(id)).rejects.toThrow();
  });
});
