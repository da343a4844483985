import * as z from 'zod/mini';

/**
 * GET /api/pets/:id/history?before= : what became of a pet, the newest change first, at most 100; for
 * admins. `before` is the id of the last one that is known.
 */
export const petHistorySchema = z.array(
  z.object({
    id: z.int(),
    /** A field of the pet; 'photos' for all that concerns them. */
    field: z.string(),
    /** Missing for a pet that was new. */
    before: z.optional(z.unknown()),
    after: z.optional(z.unknown()),
    /** Who changed it; null and '' if the account is gone. */
    byId: z.nullable(z.uuid()),
    by: z.string(),
    /** Of a change by an import: its source. An older server says nothing of it. */
    import: z.optional(z.string()),
    /** It changed when that import was undone. */
    undone: z.optional(z.boolean()),
    /** ISO time */
    at: z.string(),
  }),
);
export type PetChange = z.infer<typeof petHistorySchema>[number];
