import type { PetChange } from '#src/domain/pet-history.ts';

// Nobody minds who saw a pet last, and the server sets when it was first listed.
const unclaimed: ReadonlySet<string> = new Set(['verifiedAt', 'listedAt']);
// 7 days: whoever comes back after a weekend is told; older changes are history.
const toldForMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * For each field that this person changed lately and somebody else changed after them, the change
 * that stands. `changes` are those of one pet, the newest first.
 */
export function changesOverMine(
  changes: readonly PetChange[],
  myId: string,
  nowMs: number,
): ReadonlyMap<string, PetChange> {
  const standing = new Map<string, PetChange>();
  const settled = new Set<string>();
  for (const change of changes) {
    const { field, byId, at } = change;
    if (settled.has(field) || unclaimed.has(field)) continue;
    if (nowMs - Date.parse(at) > toldForMs) break;
    if (byId !== myId) {
      if (!standing.has(field)) standing.set(field, change);
      continue;
    }
    settled.add(field);
  }
  // Where this person changed nothing, nothing of theirs was lost.
  return new Map([...standing].filter(([field]) => settled.has(field)));
}
