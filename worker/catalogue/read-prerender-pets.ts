import { LRUCache } from 'lru-cache';
import type { Subject } from '#src/domain/prerender.ts';
import { type Pet, readPet } from '#src/domain/pet.ts';
import {
  type CatalogueManifest,
  catalogueManifestSchema,
  unreadPetsSchema,
} from '#src/domain/protocol.ts';
import { rpc } from '../rpc.ts';
import type { Backend } from '../supabase/backend.ts';

// As long as HTTP caches may keep the answer (catalogue-app.ts).
const manifestLivesMs = 5_000;
// The first pets of some versions, and single ones that are looked at.
const mostKept = 500;

/** Reads what a page of pets begins with: the first pets of the catalogue, or the one. */
export type ReadPrerenderPets = (subject: Subject) => Promise<readonly Pet[]>;

/** One that asks the database once for each version of the catalogue. */
export function createPrerenderPets({ anonymous }: Pick<Backend, 'anonymous'>): ReadPrerenderPets {
  // Answers and not promises of them: at the edge no request may wait for another one's.
  const manifests = new LRUCache<'newest', CatalogueManifest>({ max: 1, ttl: manifestLivesMs });
  const kept = new LRUCache<string, readonly Pet[]>({ max: mostKept });
  const once = async <Key extends string, Value extends object>(
    cache: LRUCache<Key, Value>,
    key: Key,
    read: () => Promise<Value>,
  ) => {
    const known = cache.get(key);
    if (known) return known;
    const value = await read();
    cache.set(key, value);
    return value;
  };
  const readManifest = async () =>
    catalogueManifestSchema.parse(await rpc(anonymous, 'catalogue_manifest'));

  return async ({ id }) => {
    const { epoch, version, pages } = await once(manifests, 'newest', readManifest);
    const range = id === undefined ? pages[0] : { from: id, to: id };
    if (!range) return [];
    const args = { p_epoch: epoch, p_from: range.from, p_to: range.to };
    return once(kept, JSON.stringify([version, args]), async () =>
      unreadPetsSchema
        .parse(await rpc(anonymous, 'catalogue_page', args))
        .flatMap((one) => readPet(one) ?? []),
    );
  };
}
