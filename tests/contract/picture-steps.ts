import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PetPhoto } from '#src/domain/pet-photo.ts';
import { runJobs } from '#worker/jobs/run-jobs.ts';
import type { MediaStore } from '#worker/media/media-store.ts';
import { loadCutter } from '#worker/node/cut-picture.ts';
import { mediaInFolder } from '#worker/node/media-in-folder.ts';
import { isPublicAddress } from '#worker/node/public-network.ts';
import type { PictureFetchOptions } from '#worker/pictures/fetch-picture.ts';
import { pictureJobs } from '#worker/pictures/picture-jobs.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';
import { send, startWebHost, type WebHost } from './web-host.ts';

/** A JPEG that is another one for each name. */
async function jpegOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(name).digest();
  const background = { r, g, b };
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(bytes);
}

/** A worker that fetches pictures from a host of its own. */
export type PictureWorker = {
  host: WebHost;
  media: MediaStore;
  /** Answers with a picture at `/<name>.jpg`, for as many names. */
  show(...names: string[]): Promise<void>;
  /** Runs what is due, also what waits for its next attempt. Gives the errors that were logged. */
  work(more?: Partial<PictureFetchOptions>): Promise<unknown[]>;
  close(): void;
};

export async function startPictureWorker(backend: () => Embedded): Promise<PictureWorker> {
  const host = await startWebHost(isPublicAddress);
  const media = mediaInFolder(await mkdtemp(join(tmpdir(), 'homeward-pictures-')));
  return {
    host,
    media,
    async show(...names) {
      for (const name of names) {
        const bytes = await jpegOf(name);
        host.answer(`/${name}.jpg`, send(bytes, { 'Content-Type': 'image/jpeg' }));
      }
    },
    async work(more = {}) {
      const errors: unknown[] = [];
      await backend().sql(`update private.jobs set due_at = now() where kind = 'picture'`);
      const options = { backend: backend(), media, network: host.network(), loadCutter, ...more };
      const onError = (error: unknown) => errors.push(error);
      await runJobs({ backend: backend(), job: pictureJobs(options), onError });
      return errors;
    },
    close: host.close,
  };
}

export const pictureHost = 'pictures.example.org';
export const at = (name: string, host = pictureHost): string => `http://${host}/${name}.jpg`;

/** The photos of the pet with this ID, and of what address each was made. */
export async function photosOf(
  backend: Embedded,
  source: string,
  externalId: string,
): Promise<(PetPhoto & { address: string })[]> {
  const rows = await backend.sql(
    `select o.id, o.alt, o.renditions, coalesce(i.address, '') as address
     from public.pets p join public.pet_photos o on o.pet_id = p.id
       left join private.imported_pictures i on i.photo_id = o.id
     where p.source = '${source}' and p.external_id = '${externalId}' order by o.position, o.id`,
  );
  // As the columns are.
  return rows as unknown as (PetPhoto & { address: string })[];
}
