import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PetChange } from '#src/domain/pet-history.ts';
import type { PetPhoto } from '#src/domain/pet-photo.ts';
import { runJobs } from '#worker/jobs/run-jobs.ts';
import type { MediaStore } from '#worker/media/media-store.ts';
import { loadCutter } from '#worker/node/cut-picture.ts';
import { mediaInFolder } from '#worker/node/media-in-folder.ts';
import { isPublicAddress } from '#worker/node/public-network.ts';
import type { PictureFetchOptions } from '#worker/pictures/fetch-picture.ts';
import { pictureJobs } from '#worker/pictures/picture-jobs.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';
import { imported, rex, type Run, sent } from './import-steps.ts';
import { call, newPerson, type Person } from './people.ts';
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

export const pictureHost = 'pictures.example.org';
export const at = (name: string, host = pictureHost): string => `http://${host}/${name}.jpg`;

type Photo = PetPhoto & { address: string };

type Parts = Pick<PictureWorker, 'backend' | 'keeper' | 'host' | 'media'>;

/** An admin who imports, a worker that fetches pictures, and a host that has some. */
export class PictureWorker {
  readonly backend: Embedded;
  readonly keeper: Person;
  readonly host: WebHost;
  readonly media: MediaStore;

  constructor({ backend, keeper, host, media }: Parts) {
    this.backend = backend;
    this.keeper = keeper;
    this.host = host;
    this.media = media;
  }

  close = () => this.host.close();

  /** The host answers with a picture at `/<name>.jpg`, for as many names. */
  async show(...names: string[]): Promise<void> {
    for (const name of names)
      this.host.answer(`/${name}.jpg`, send(await jpegOf(name), { 'Content-Type': 'image/jpeg' }));
  }

  /** A file with one pet that has these pictures. */
  async say(source: string, pictures: string[]): Promise<Run> {
    const pet = sent('A1', { ...rex, pictures });
    const { run } = await imported(this.keeper, source, [pet], { pictureHosts: [pictureHost] });
    return run;
  }

  /** Runs what is due, also what waits for its next attempt. Gives the errors that were logged. */
  async work(more: Partial<PictureFetchOptions> = {}): Promise<unknown[]> {
    const { backend, media } = this;
    const errors: unknown[] = [];
    await backend.sql(`update private.jobs set due_at = now() where kind = 'picture'`);
    const options = { backend, media, network: this.host.network(), loadCutter, ...more };
    const onError = (error: unknown) => errors.push(error);
    await runJobs({ backend, job: pictureJobs(options), onError });
    return errors;
  }

  /** A file, and what it names is fetched. */
  async bring(source: string, pictures: string[]): Promise<Run> {
    const run = await this.say(source, pictures);
    await this.work();
    return run;
  }

  async petIdOf(source: string): Promise<string> {
    const [row] = await this.backend.sql(`select id from public.pets where source = '${source}'`);
    return String(row?.['id']);
  }

  /** The photos of the pet, and of what address each was made: '' for one of the staff's own. */
  async photosOf(source: string): Promise<Photo[]> {
    const rows = await this.backend.sql(
      `select o.id, o.alt, o.renditions, coalesce(i.address, '') as address
       from public.pet_photos o left join private.imported_pictures i on i.photo_id = o.id
       where o.pet_id = '${await this.petIdOf(source)}' order by o.position, o.id`,
    );
    // As the columns are.
    return rows as unknown as Photo[];
  }

  addressesOf = async (source: string) =>
    (await this.photosOf(source)).map(({ address }) => address);

  failuresOf = async (run: Run) =>
    (await run.report()).failedPictures.map(({ address, reason }) => ({ address, reason }));

  async historyOf(source: string): Promise<PetChange[]> {
    const args = { p_pet: await this.petIdOf(source), p_before: null };
    const changes = await call<PetChange[]>(this.keeper.client, 'pet_history', args);
    return changes.filter(({ field }) => field === 'photos');
  }

  /** Staff add a photo of their own. */
  async addByHand(source: string): Promise<void> {
    await this.backend.sql(
      `insert into public.pet_photos (id, pet_id, renditions, position)
       values (gen_random_uuid(), '${await this.petIdOf(source)}', '[]', 50)`,
    );
  }
}

export async function startPictureWorker(backend: Embedded): Promise<PictureWorker> {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-pictures-'));
  return new PictureWorker({
    backend,
    keeper: await newPerson(backend, 'admin'),
    host: await startWebHost(isPublicAddress),
    media: mediaInFolder(folder),
  });
}
