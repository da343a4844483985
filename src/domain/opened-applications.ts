// A module of its own, so that a first visit does not load it.
import * as z from 'zod/mini';

/** POST /api/sync/opened: the pending applications that an admin has opened; may be repeated. */
export const openedApplicationsSchema = z.object({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(50)),
});

/** Its answer. */
export const openedNotedSchema = z.object({ noted: z.literal(true) });
