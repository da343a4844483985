import * as z from 'zod/mini';
import { vocabularies } from './pet.ts';

/**
 * The answer that the specification expects from the model. Only here are the vocabularies closed.
 */
export const suggestionSchema = z.object({
  type: z.enum(['dog', 'cat']),
  breed: z.optional(z.string()),
  age: z.optional(z.enum(vocabularies.age)),
  size: z.optional(z.enum(vocabularies.size)),
  energy: z.optional(z.enum(vocabularies.energy)),
  goodWith: z.optional(z.array(z.enum(vocabularies.goodWith))),
  care: z.optional(z.enum(vocabularies.care)),
  temperament: z.optional(z.array(z.string())),
  specialNeeds: z.optional(z.array(z.string())),
  shedding: z.optional(z.enum(vocabularies.shedding)),
  training: z.optional(z.enum(vocabularies.training)),
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
