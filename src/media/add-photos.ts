import type { HomewardDatabase } from '#src/db/database.ts';
import { newId } from '#src/db/new-id.ts';
import { mediaBound, storePhoto } from '#src/db/store-photo.ts';
import { createCutter, type CutRefusal } from './cut-pictures.ts';

/**
 * Why a picture is no photo now. full: what waits for the server fills what this device may hold.
 * not-kept: it could not be written, mostly because the device has no space. needs-https: a page
 * without it has no WebCrypto. too-many: a pet has no more than `maxPhotos`.
 */
export type PhotoRefusal = CutRefusal | 'full' | 'not-kept' | 'needs-https' | 'too-many';
export type RefusedPhoto = { name: string; why: PhotoRefusal };

type AddPhotos = {
  database: HomewardDatabase;
  petId: string;
  files: readonly File[];
  /** How many more the pet may have. */
  room: number;
  /** Called before each picture is cut. */
  onNext: (left: number) => void;
};

/**
 * Cuts pictures and adds each as a photo of a pet, in their order. What is stored is shown and will
 * be sent, also if a later picture fails. Gives those that were refused.
 */
export async function addPhotos(options: AddPhotos): Promise<RefusedPhoto[]> {
  const { files, onNext } = options;
  const refused: RefusedPhoto[] = [];
  const cutter = createCutter();
  let room = options.room;
  try {
    for (const [at, file] of files.entries()) {
      onNext(files.length - at);
      const why = room > 0 ? await add(options, cutter, file) : 'too-many';
      if (why === undefined) room -= 1;
      else refused.push({ name: file.name, why });
    }
  } finally {
    cutter.close();
  }
  return refused;
}

async function add(
  { database, petId }: AddPhotos,
  cutter: ReturnType<typeof createCutter>,
  file: File,
): Promise<PhotoRefusal | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle) return 'needs-https';
  // A file may be gone by now, such as one of a memory card.
  const cut = await cutter.cut(file).catch(() => ({ outcome: 'unreadable' }) as const);
  if (cut.outcome !== 'cut') return cut.outcome;
  const photo = { petId, id: newId(), alt: '', renditions: cut.renditions };
  try {
    const outcome = await storePhoto(database, photo, await mediaBound());
    return outcome === 'full' ? 'full' : undefined;
  } catch (error) {
    console.warn('A photo could not be kept on this device.', error);
    return 'not-kept';
  }
}
