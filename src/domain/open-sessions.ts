// A module of its own, so that these schemas are loaded with the page and not at the start.
import * as z from 'zod/mini';

/** One browser in which somebody is signed in. */
export const openSessionSchema = z.object({
  id: z.uuid(),
  /** In a person's words, like "Chrome on Android"; '' if it is not known. */
  device: z.string(),
  startedAt: z.string(),
  /** Up to an hour ago, even if it is in use. */
  seenAt: z.string(),
  /** The one that asks. */
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** GET /api/sessions, DELETE /api/sessions (all others) and /api/sessions/<id>: what is left. */
export const openSessionsSchema = z.object({ sessions: z.array(openSessionSchema) });
