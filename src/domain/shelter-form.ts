import * as z from 'zod/mini';

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));

/** What an admin types about the shelter; '' for what is not said. */
export const shelterFormSchema = z.object({
  name: text(200),
  email: text(254).check(
    z.refine(
      (value) => value === '' || /^\S+@\S+$/.test(value),
      'Type an email address with an @.',
    ),
  ),
  phone: text(50),
  address: text(500),
  openingHours: text(1_000),
  answerPromise: text(500),
});
