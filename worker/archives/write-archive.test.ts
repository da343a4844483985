import { expect, test } from 'vitest';
import { manifestSchema } from '#src/domain/archive.ts';
import { pet } from '#tests/device/samples.ts';
import { filesIn } from '#tests/device/zip-files.ts';
import { type CopiedCounts, ExportEnded, stepsOf, writeArchive } from './write-archive.ts';

const at = '2026-01-02T03:04:05.123456Z';
const counts: CopiedCounts = { pets: 1_001 };
const rows = Array.from({ length: 1_001 }, (_, nth) => ({
  ...pet(`pet-${nth}`),
  revision: undefined,
  listedAt: at,
  verifiedAt: '',
}));

function copy(end = Infinity) {
  const asked: number[] = [];
  return {
    asked,
    read: async (part: string, after: number, limit: number) => {
      asked.push(limit);
      if (asked.length > end) return undefined;
      return part === 'pets' ? rows.slice(after, after + limit) : [];
    },
  };
}

function write(read: ReturnType<typeof copy>['read']) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const written = writeArchive(writable, {
    read,
    media: { read: async () => undefined },
    publicUrl: new URL('https://pets.example.org'),
    madeAt: at,
  });
  return { readable, written };
}

test('pets are read in pages, once for each file that lists them, and counted as they are', async () => {
  const { asked, read } = copy();
  let taken = 0;
  const { readable, written } = write(async (...args) => {
    const page = await read(...args);
    taken += page?.length ?? 0;
    return page;
  });
  const files = await filesIn(new Uint8Array(await new Response(readable).arrayBuffer()));
  await written;
  expect(Math.max(...asked)).toBeLessThanOrEqual(200);
  expect(taken).toBe(stepsOf(counts));
  const text = (name: string) => new TextDecoder().decode(files.get(name));
  expect(JSON.parse(text('pets.json'))).toHaveLength(1_001);
  for (const name of ['pets', 'petfinder', 'rescuegroups', 'adopt-a-pet'])
    expect(text(`csv/${name}.csv`).split('\r\n').length, name).toBeGreaterThanOrEqual(1_002);
  expect(manifestSchema.parse(JSON.parse(text('manifest.json'))).counts.pets).toBe(1_001);
});

test('nothing is read ahead of whoever takes the bytes', async () => {
  const { asked, read } = copy();
  const { readable, written } = write(read);
  const reader = readable.getReader();
  await reader.read();
  const before = asked.length;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked.length).toBeLessThan(before + 3);
  await reader.cancel();
  await expect(written).rejects.toBeUndefined();
});

test('a copy that is gone ends it', async () => {
  const { read } = copy(4);
  const { readable, written } = write(read);
  void new Response(readable).arrayBuffer().catch(() => {});
  await expect(written).rejects.toBeInstanceOf(ExportEnded);
});
