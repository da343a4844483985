import * as z from 'zod/mini';
import type { JobKind } from '#worker/jobs/run-jobs.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import type { PictureResult } from '#worker/supabase/picture-functions.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import {
  createPictureFetch,
  type Fetched,
  hostOf,
  type PictureFetchOptions,
} from './fetch-picture.ts';

type Options = PictureFetchOptions & { backend: Pick<Backend, 'privileged'> };

const payload = z.object({ petId: z.string(), importId: z.uuid() });
type Payload = z.infer<typeof payload>;

/**
 * Makes the photos of a pet those that its source names, one job a pet. A crash at any point leaves
 * pictures waiting, and media that a repeat finds or that are swept after a day.
 */
export function pictureJobs(options: Options): JobKind<Payload> {
  const { backend, stopping } = options;
  const fetchPicture = createPictureFetch(options);

  const wantedOf = ({ petId }: Payload) =>
    rpc(backend.privileged, 'imported_pictures_to_fetch', { p_pet: petId });
  const settle = ({ petId, importId }: Payload, results: PictureResult[]) =>
    rpc(backend.privileged, 'settle_imported_pictures', {
      p_pet: petId,
      p_import: importId,
      p_results: results,
    });

  return {
    kind: 'picture',
    payload,
    async work(job) {
      const { pictures, known } = await wantedOf(job);
      const seen = new Set(known);
      const results: PictureResult[] = [];
      // A host that did not answer is not asked for the next picture at once.
      const away = new Map<string, Fetched>();
      let longestS: number | undefined;
      for (const { address, hosts } of pictures) {
        if (stopping?.aborted) break;
        const host = hostOf(address);
        const fetched = away.get(host) ?? (await fetchPicture(address, hosts, seen));
        if (fetched.state === 'fetched') seen.add(fetched.sha256);
        if (fetched.state === 'waiting') {
          away.set(host, fetched);
          longestS = Math.max(longestS ?? 0, fetched.afterS ?? 0);
        }
        results.push(resultOf(address, fetched));
      }
      const left = await settle(job, results);
      return left === 0 ? { kind: 'done' } : { kind: 'later', afterS: longestS || undefined };
    },
    async gaveUp(job) {
      const { pictures } = await wantedOf(job);
      await settle(
        job,
        pictures.map(({ address, reason }) => ({
          address,
          state: 'failed',
          // Without one the process ended with it each time.
          reason: reason || 'It could not be read.',
        })),
      );
    },
    // Each asks for one picture at a time.
    atOnce: 4,
    // Four pets with twelve pictures each, of one host that takes its time.
    leaseS: 600,
    // An hour and a half: 1, 4, 16 and 64 minutes between the attempts.
    maxAttempts: 5,
    waitS: (attempt) => 60 * 4 ** (attempt - 1),
  };
}

const resultOf = (address: string, fetched: Fetched): PictureResult =>
  fetched.state === 'fetched'
    ? { address, state: fetched.state, sha256: fetched.sha256, renditions: fetched.renditions }
    : { address, state: fetched.state, reason: fetched.reason };
