import { LRUCache } from 'lru-cache';
import { type Pet, petSchema, readPet } from '#src/domain/pet.ts';
import type { CatalogueManifest } from '#src/domain/protocol.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

// As long as HTTP caches may keep the manifest (catalogue-app.ts).
const manifestTtlMs = 5_000;
// The first pets of some versions, and single pets.
const maxCached = 500;

/** `chunks`: how many the whole catalogue has. */
type PrerenderedPets = { pets: readonly Pet[]; chunks: number };
type ReadPets = (subject: { id: string | undefined }) => Promise<PrerenderedPets>;

/**
 * Reads the pets that a document is prerendered with: the first ones of the catalogue, or the one
 * of this id; none if it is not listed. Asks the database once for each version of the catalogue.
 */
export function createPrerenderedPetsReader({ anonymous }: Pick<Backend, 'anonymous'>): ReadPets {
  // Values and not promises: at the edge no request may wait for the I/O of another.
  const manifests = new LRUCache<'newest', CatalogueManifest>({ max: 1, ttl: manifestTtlMs });
  const kept = new LRUCache<string, readonly Pet[]>({ max: maxCached });
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
  const readManifest = () => rpc(anonymous, 'catalogue_manifest');

  return async ({ id }) => {
    // No pet can have such an id.
    if (id !== undefined && !petSchema.shape.id.safeParse(id).success)
      return { pets: [], chunks: 0 };
    const { epoch, version, chunks } = await once(manifests, 'newest', readManifest);
    const range = id === undefined ? chunks[0] : { from: id, to: id };
    if (!range) return { pets: [], chunks: 0 };
    const args = { p_epoch: epoch, p_from: range.from, p_to: range.to };
    const pets = await once(kept, JSON.stringify([version, args]), async () =>
      (await rpc(anonymous, 'catalogue_chunk', args)).flatMap((one) => readPet(one) ?? []),
    );
    return { pets, chunks: chunks.length };
  };
}
