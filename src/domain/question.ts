// Apart from what is read at the start: a form's rules are made when its page is opened.
import * as z from 'zod/mini';
import { typedText } from './typed-text.ts';

export const promptSchema = typedText().check(
  z.minLength(1, 'Describe the pet you are looking for.'),
  z.maxLength(2_000),
);

/** The form that asks: one field. */
export const questionSchema = z.object({ prompt: promptSchema });
