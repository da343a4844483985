import { type CatalogueLatest, unreadChangesSchema } from '#src/domain/protocol.ts';
import type { ReadChanges } from '#worker/supabase/changes-read-once.ts';
import { Refusal } from '#worker/http/refusal.ts';

/** 20 changes and 16 kB: what thousands of streams can be sent at once. */
const mostChanges = 20;
const mostBytes = 16_000;

/**
 * What changed in the catalogue between two versions, as GET /api/catalogue/changes answers it;
 * undefined where that is more than a poke carries, or must be read anew.
 */
export type ReadFewChanges = (before: CatalogueLatest, latest: CatalogueLatest) => Promise<unknown>;

export const readFewChanges =
  (readChanges: ReadChanges): ReadFewChanges =>
  async (before, { epoch, version }) => {
    if (before.epoch !== epoch || before.version >= version) return undefined;
    try {
      const changes = await readChanges({ p_epoch: epoch, p_from: before.version, p_to: version });
      return isSmall(changes) ? changes : undefined;
    } catch (error) {
      // So much changed, or so long ago, that devices must read chunks.
      if (error instanceof Refusal && error.status === 410) return undefined;
      throw error;
    }
  };

function isSmall(changes: unknown): boolean {
  const { upserts, removed } = unreadChangesSchema.parse(changes);
  if (upserts.length + removed.length > mostChanges) return false;
  return new TextEncoder().encode(JSON.stringify(changes)).length <= mostBytes;
}
