import type { PetChange } from '#src/domain/pet-history.ts';

/**
 * For each field that this person changed and somebody else changed after them, the change that
 * stands. `changes` are those of one pet, the newest first.
 */
export function changesOverMine(
  changes: readonly PetChange[],
  myId: string,
): ReadonlyMap<string, PetChange> {
  const standing = new Map<string, PetChange>();
  const settled = new Set<string>();
  for (const change of changes) {
    const { field, byId } = change;
    if (settled.has(field)) continue;
    if (byId !== myId) {
      if (!standing.has(field)) standing.set(field, change);
      continue;
    }
    settled.add(field);
  }
  // Where this person changed nothing, nothing of theirs was lost.
  return new Map([...standing].filter(([field]) => settled.has(field)));
}
