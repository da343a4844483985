import * as z from 'zod/mini';
import { petFields } from './pet-fields.ts';

/** The answer the specification asks the model for; the vocabularies are closed here alone. */
export const suggestionSchema = z.object({
  type: z.enum(['dog', 'cat']),
  breed: z.optional(z.string()),
  age: z.optional(z.enum(petFields.age.vocabulary)),
  size: z.optional(z.enum(petFields.size.vocabulary)),
  energy: z.optional(z.enum(petFields.energy.vocabulary)),
  goodWith: z.optional(z.array(z.enum(petFields.goodWith.vocabulary))),
  care: z.optional(z.enum(petFields.care.vocabulary)),
  temperament: z.optional(z.array(z.string())),
  specialNeeds: z.optional(z.array(z.string())),
  shedding: z.optional(z.enum(petFields.shedding.vocabulary)),
  training: z.optional(z.enum(petFields.training.vocabulary)),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/**
 * What pets are wished for. As a suggestion, but with any words: an address may ask for a bird, or
 * for a size that only an imported pet has.
 */
export type Criteria = {
  [Field in keyof Suggestion]?:
    | (Suggestion[Field] extends string | undefined ? string : string[])
    | undefined;
};

/** A question and its answer; `response` is JSON text, empty until it is answered. */
export const chatSessionSchema = z.object({
  id: z.uuid(),
  prompt: z.string(),
  response: z.string(),
  created: z.string(),
});
export type ChatSession = z.infer<typeof chatSessionSchema>;
