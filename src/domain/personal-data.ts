import * as z from 'zod/mini';

/** GET /api/personal-data: for people to read, so its shape is the database's own. */
export const personalDataSchema = z.object({ data: z.unknown() });

/** POST /api/personal-data/deletion */
export const deletionSchema = z.object({ deleted: z.literal(true) });
