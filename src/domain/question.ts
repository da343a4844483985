// A module of its own, so that these schemas are loaded with the form and not at the start.
import * as z from 'zod/mini';
import { typedText } from './typed-text.ts';

const promptUpTo = (characters: number) =>
  typedText().check(
    z.minLength(1, 'Describe the pet you are looking for.'),
    z.maxLength(characters),
  );

/** What a command may hold: earlier versions of the form took 2,000 characters. */
export const promptSchema = promptUpTo(2_000);

/** The form of a question for suggestions: one field. */
export const questionSchema = z.object({ prompt: promptUpTo(500) });
