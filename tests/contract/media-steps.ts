import { wholeJpeg, sha256 } from '#tests/device/pictures.ts';
import type { Browser } from './browser.ts';
import { startApp, type TestApp } from './http-app.ts';

export const asBytes = { 'Content-Type': 'application/octet-stream' };

let pictures = 0;
/** A picture like no other; `more` ends it. */
export function newPicture(length = 300, more: readonly number[] = []): Uint8Array<ArrayBuffer> {
  pictures += 1;
  const own = Array.from({ length }, (_, at) => (at * 7 + pictures * 13) % 250);
  return wholeJpeg([...own, ...more]);
}

/** A worker, and an admin's browser. */
export async function startWithAdmin(): Promise<{ app: TestApp; admin: Browser }> {
  const app = await startApp();
  const admin = app.browser();
  await admin.register('admin@example.org', { isAdmin: true });
  return { app, admin };
}

type Named = { pet: string; photo: string };

/** A photo of a new pet that names these media. */
export async function photoOf(
  { backend }: Pick<TestApp, 'backend'>,
  media: readonly string[],
  status = 'available',
): Promise<Named> {
  const [photo, pet] = [crypto.randomUUID(), crypto.randomUUID()];
  const renditions = media.map((id) => ({ width: 1, height: 1, media: id, type: 'image/jpeg' }));
  await backend.sql(`
    insert into public.pets (id, name, type, breed, age, size, energy, shedding, training, care,
        description, image_url, good_with, temperament, special_needs, city, state, country, status)
      values ('${pet}', 'Rex', 'dog', '', '', '', '', '', '', '', '', '', '{}', '{}', '{}', '', '', '',
        '${status}');
    insert into public.pet_photos (id, pet_id, renditions)
      values ('${photo}', '${pet}', '${JSON.stringify(renditions)}')`);
  return { pet, photo };
}

type Piece = { offset?: number; end?: number; total?: number; id?: string };

export async function put(
  browser: Browser,
  picture: Uint8Array<ArrayBuffer>,
  { offset = 0, end = picture.length, total = picture.length, id = sha256(picture) }: Piece = {},
): Promise<Response> {
  const path = `/api/media/${id}?offset=${offset}&total=${total}`;
  const body = picture.slice(offset, end);
  return browser.request(path, { method: 'PUT', headers: asBytes, body });
}

/** Sends a whole picture of a new pet. */
export async function sent(
  { app, admin }: { app: TestApp; admin: Browser },
  picture: Uint8Array<ArrayBuffer>,
  status?: string,
): Promise<Named & { id: string }> {
  const id = sha256(picture);
  const named = await photoOf(app, [id], status);
  const { status: answered } = await put(admin, picture);
  if (answered !== 201) throw new Error(`The picture was answered with ${answered}.`);
  return { id, ...named };
}

export async function allOf<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const found: Value[] = [];
  for await (const value of values) found.push(value);
  return found;
}
