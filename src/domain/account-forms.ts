// A module of its own, so that these schemas are loaded with the forms and not at the start.
import * as z from 'zod/mini';
import { typedText } from './typed-text.ts';

/** The product's own minimum; the authentication library's default of 6 is lower. */
export const minPasswordLength = 7;
const maxPasswordLength = 256;

/** In characters as a person counts them: some letters take two places of a JavaScript text. */
const lengthOf = (text: string) => [...text].length;
const notTooLong = z.refine<string>(
  (text) => lengthOf(text) <= maxPasswordLength,
  `Use at most ${maxPasswordLength} characters.`,
);

export const emailSchema = typedText().check(
  z.email('Enter an email address, like name@example.com.'),
  z.maxLength(254),
);

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, 'Enter your password.'), notTooLong),
});
export type SignIn = z.infer<typeof signInSchema>;

export const registrationSchema = z.object({
  name: typedText().check(z.minLength(1, 'Enter your name.'), z.maxLength(200)),
  email: emailSchema,
  // The worker also refuses what is easy to guess (worker/session/passwords.ts).
  password: z.string().check(
    z.refine(
      (text) => lengthOf(text) >= minPasswordLength,
      `Use at least ${minPasswordLength} characters.`,
    ),
    notTooLong,
  ),
  isAdmin: z.boolean(),
});
export type Registration = z.infer<typeof registrationSchema>;

const { password: newPasswordSchema } = registrationSchema.shape;
export const { password: passwordSchema } = signInSchema.shape;

export const resetRequestSchema = z.object({ email: emailSchema });

/** What the link in a mail carries behind its #. */
const tokenHash = z.string().check(z.minLength(1), z.maxLength(200));

export const passwordResetSchema = z.object({ tokenHash, password: newPasswordSchema });

export const passwordChangeSchema = z.object({
  current: passwordSchema,
  password: newPasswordSchema,
});

export const addressChangeSchema = z.object({ email: emailSchema, password: passwordSchema });

/** The answer to what has been done, and has no more to say. */
export const doneSchema = z.object({});

/** `mailbox`: where to read the mail, on a laptop that sends none. */
export const mailSentSchema = z.object({ mailbox: z.optional(z.string()) });

/** A hosted project may ask both the old and the new address to confirm a change. */
export const addressConfirmedSchema = z.object({ confirmed: z.enum(['yes', 'one-of-two']) });
export type AddressConfirmed = z.infer<typeof addressConfirmedSchema>;

export const addressConfirmationSchema = z.object({
  tokenHash,
  type: z.enum(['signup', 'email_change']),
});
