import * as z from 'zod/mini';
import { petTypes } from '#src/domain/pet.ts';
import { petFields } from '#src/domain/pet-fields.ts';

/** One or more values, any of which fits. */
const anyOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.array(z.enum(values)).check(z.minLength(1)));

/**
 * The answer to a question: what was said of each field, and nothing of the others. Only here are the
 * vocabularies closed.
 */
export const suggestionSchema = z.object({
  type: z.optional(z.enum(petTypes)),
  breed: z.optional(z.string()),
  age: anyOf(petFields.age.vocabulary),
  size: anyOf(petFields.size.vocabulary),
  energy: anyOf(petFields.energy.vocabulary),
  goodWith: z.optional(z.array(z.enum(petFields.goodWith.vocabulary))),
  care: z.optional(z.enum(petFields.care.vocabulary)),
  temperament: z.optional(z.array(z.string())),
  specialNeeds: z.optional(z.array(z.string())),
  shedding: z.optional(z.enum(petFields.shedding.vocabulary)),
  training: z.optional(z.enum(petFields.training.vocabulary)),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/**
 * Which pets are wanted. Like a suggestion, but with any words: an address may name a size that only
 * an imported pet has.
 */
export type Criteria = {
  [Field in keyof Suggestion]?:
    | (Suggestion[Field] extends string | undefined ? string : string[])
    | undefined;
};
