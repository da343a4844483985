import { Dexie, RangeSet } from 'dexie';

/** Tells the live queries of every tab about a chunk that was stored without Dexie. */
export function announceChunk({ name }: Dexie, generation: string, index: number): void {
  const stored = new RangeSet([generation, index]);
  Dexie.on.storagemutated.fire({ [`idb://${name}/catalogueChunks/`]: stored });
}
