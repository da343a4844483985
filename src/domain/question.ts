// A module of its own, so that these schemas are loaded with the form and not at the start.
import * as z from 'zod/mini';
import { typedText } from './typed-text.ts';

export const promptSchema = typedText().check(
  z.minLength(1, 'Describe the pet you are looking for.'),
  z.maxLength(2_000),
);

/** The form of a question for suggestions: one field. */
export const questionSchema = z.object({ prompt: promptSchema });
