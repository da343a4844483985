import * as z from 'zod/mini';
import { petFields } from './pet-fields.ts';

/**
 * The answer that the specification expects from the model. Only here are the vocabularies closed.
 */
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
 * Which pets are wanted. Like a suggestion, but with any words: an address may name a bird, or a
 * size that only an imported pet has.
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
