import { Dexie, RangeSet } from 'dexie';

/**
 * Tells every tab that watches the state of the catalogue that a chunk was stored without Dexie, as if
 * the state had been written too.
 */
export function announceState({ name }: Dexie): void {
  Dexie.on.storagemutated.fire({ [`idb://${name}/catalogueState/`]: new RangeSet('current') });
}
