import * as z from 'zod/mini';

/** A question and its answer; `response` is JSON text, empty until it is answered. */
export const chatSessionSchema = z.object({
  id: z.uuid(),
  prompt: z.string(),
  response: z.string(),
  created: z.string(),
  /** JSON text of what a language model said after the rules; `readRefinement` reads it. */
  refinement: z.optional(z.string()),
});
export type ChatSession = z.infer<typeof chatSessionSchema>;
