import type { Hosted } from '#worker/supabase/hosted.ts';
import { type MediaStore, NoRoom } from './media-store.ts';

const bucket = 'media';
/** Storage lists at most so many at once, if it is not told otherwise. */
const perList = 100;

type Project = Pick<Hosted['privileged'], 'storage'>;
type Files = ReturnType<Project['storage']['from']>;
type Piece = { offset: number; size: number };

/**
 * Media in a private bucket of Supabase Storage, reached with the secret key. Its files cannot grow,
 * so each piece is a file, `parts/<id>/<offset>`, and `done/<id>` is put together from them.
 */
export function mediaInStorage({ storage }: Project): MediaStore {
  const files = storage.from(bucket);
  const doneOf = (id: string) => `done/${id}`;
  // With zeros in front: Storage orders by name.
  const pieceOf = (id: string, offset: number) => `parts/${id}/${String(offset).padStart(9, '0')}`;

  const piecesOf = async (id: string): Promise<Piece[]> => {
    const pieces = (await listAll(files, `parts/${id}`)).map(({ name, size }) => ({
      offset: Number(name),
      size,
    }));
    return pieces.sort((a, b) => a.offset - b.offset);
  };
  const sizeOfDone = async (id: string) =>
    (await listAll(files, 'done', id)).find(({ name }) => name === id)?.size;
  const received = async (id: string) => {
    const whole = await sizeOfDone(id);
    if (whole !== undefined) return { bytes: whole, done: true };
    return { bytes: endOf(await piecesOf(id)), done: false };
  };
  const removePieces = async (id: string) => {
    const pieces = await piecesOf(id);
    await removeFiles(
      files,
      pieces.map(({ offset }) => pieceOf(id, offset)),
    );
  };
  const put = async (path: string, bytes: Uint8Array) => {
    const options = { upsert: true, contentType: 'application/octet-stream' };
    const first = await files.upload(path, bytes, options);
    if (!first.error) return;
    if (!isMissing(first.error)) throw storageFailure(first.error);
    // The first medium of a project. Another worker may create the bucket at the same moment.
    await storage.createBucket(bucket, { public: false });
    const { error } = await files.upload(path, bytes, options);
    if (error) throw storageFailure(error);
  };

  return {
    received,
    async append(id, offset, bytes) {
      const before = await received(id);
      const added = offset + bytes.length - before.bytes;
      if (before.done || offset > before.bytes || added <= 0) return before;
      // Only what is new, so that pieces lie end to end whatever is sent twice.
      await put(pieceOf(id, before.bytes), bytes.subarray(bytes.length - added));
      return received(id);
    },
    async finish(id, isSound) {
      const before = await received(id);
      if (before.done || before.bytes === 0) return before;
      const whole = new Uint8Array(before.bytes);
      for (const { offset } of await piecesOf(id)) {
        const piece = await download(files, pieceOf(id, offset));
        if (piece && offset + piece.length <= whole.length) whole.set(piece, offset);
      }
      const sound = await isSound(whole);
      if (sound) await put(doneOf(id), whole);
      await removePieces(id);
      return sound ? { bytes: whole.length, done: true } : { bytes: 0, done: false };
    },
    read: (id) => download(files, doneOf(id)),
    async remove(id) {
      await removeFiles(files, [doneOf(id)]);
      await removePieces(id);
    },
    async *list() {
      for (const { name } of await listAll(files, 'done')) yield name;
      for (const { name } of await listAll(files, 'parts')) yield name;
    },
  };
}

/** Where the pieces that lie end to end from the start end. */
const endOf = (pieces: readonly Piece[]) =>
  pieces.reduce((end, { offset, size }) => (offset === end ? offset + size : end), 0);

async function listAll(files: Files, folder: string, search = '') {
  const found: { name: string; size: number }[] = [];
  for (;;) {
    const { data, error } = await files.list(folder, {
      limit: perList,
      offset: found.length,
      ...(search && { search }),
    });
    if (error) {
      if (isMissing(error)) return found;
      throw storageFailure(error);
    }
    for (const { name, metadata } of data)
      found.push({ name, size: Number(metadata?.['size'] ?? 0) });
    if (data.length < perList) return found;
  }
}

async function download(files: Files, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { data, error } = await files.download(path);
  if (!error) return new Uint8Array(await data.arrayBuffer());
  if (isMissing(error)) return undefined;
  throw storageFailure(error);
}

async function removeFiles(files: Files, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const { error } = await files.remove(paths);
  if (error && !isMissing(error)) throw storageFailure(error);
}

/** Neither a file nor a bucket. The answer's own status is 400; its body says what it is. */
const isMissing = (error: Error) => statusIn(error) === '404';

function storageFailure(error: Error): Error {
  // 413: more than the project allows for one file. 507: its disk is full.
  const noRoom = ['413', '507'].includes(statusIn(error));
  return noRoom ? new NoRoom('The project has no room.', { cause: error }) : error;
}

const statusIn = (error: Error) => ('statusCode' in error ? String(error.statusCode) : '');
