// A small archive, and what strangers make of one.
import { expect } from 'vitest';
import { importArchive } from '#worker/archives/import-archive.ts';
import type { RandomAccess } from '#worker/archives/read-zip.ts';
import { UnreadableArchive } from '#worker/archives/unreadable-archive.ts';
import { writeArchive } from '#worker/archives/write-archive.ts';
import { sha256, wholeJpeg } from './pictures.ts';
import { application, pet } from './samples.ts';
import { filesIn, zipOf } from './zip-files.ts';

export const bytesOf = (text: string) => new TextEncoder().encode(text);
export const picture = wholeJpeg(Array.from({ length: 5_000 }, (_, at) => at % 250));
export const media = sha256(picture);
const rendition = { width: 480, height: 360, media, type: 'image/jpeg' };
const photo = { id: crypto.randomUUID(), alt: 'Rex', renditions: [rendition] };
const keeper = { id: crypto.randomUUID(), name: 'Kim', email: 'kim@example.org' };
export const at = '2026-01-02T03:04:05.123456Z';
const shelter = {
  name: 'Home',
  email: '',
  phone: '',
  address: '',
  openingHours: '',
  answerPromise: '',
};
const applied = {
  ...application(crypto.randomUUID()),
  createdAt: at,
  updatedAt: at,
  statusChangedAt: null,
  firstOpenedAt: null,
  message: '',
};
const rows: Record<string, unknown[]> = {
  shelter: [shelter],
  people: [keeper],
  pets: [{ ...pet('rex', { photos: [photo] }), revision: undefined, listedAt: at, verifiedAt: '' }],
  applications: [applied],
  'past-decisions': [],
  history: [{ petId: 'rex', field: 'fee', before: null, by: keeper.id, at }],
  media: [{ media, pet_id: 'rex', photo: 1, width: 480, type: 'image/jpeg' }],
};

export const accessTo = (bytes: Uint8Array<ArrayBuffer>): RandomAccess => ({
  size: bytes.length,
  read: async (offset, length) => bytes.slice(offset, offset + length),
});

/** The ZIP as it is written. */
export async function sampleZip(): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const written = new Response(readable).arrayBuffer();
  await writeArchive(writable, {
    read: async (part, after) => rows[part]?.slice(after),
    media: { read: async (id) => (id === media ? picture : undefined) },
    publicUrl: new URL('https://pets.example.org'),
    madeAt: '2026-02-03T04:05:06.789Z',
  });
  return new Uint8Array(await written);
}

/** What reading it finds: `sound`, or why it is refused. */
export const look = (bytes: Uint8Array<ArrayBuffer>) =>
  importArchive(accessTo(bytes), undefined, () => {}).then(
    ({ outcome }) => outcome,
    (error: unknown) => {
      expect(error).toBeInstanceOf(UnreadableArchive);
      return error instanceof UnreadableArchive ? error.why : '';
    },
  );

/** The archive with other files; null takes one away. */
export async function withFiles(
  zip: Uint8Array<ArrayBuffer>,
  changes: Record<string, Uint8Array | string | null>,
): Promise<Uint8Array<ArrayBuffer>> {
  const changed: Map<string, Uint8Array> = await filesIn(zip);
  for (const [name, content] of Object.entries(changes))
    if (content === null) changed.delete(name);
    else changed.set(name, typeof content === 'string' ? bytesOf(content) : content);
  return zipOf(changed);
}
