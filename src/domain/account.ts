import * as z from 'zod/mini';
import { typedText } from './typed-text.ts';

/** The product's own minimum; the authentication library's default of 6 is lower. */
export const minPasswordLength = 7;

export const emailSchema = typedText().check(
  z.email('Enter an email address, like name@example.com.'),
  z.maxLength(254),
);

export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, 'Enter your password.'), z.maxLength(200)),
});
export type SignIn = z.infer<typeof signInSchema>;

export const registrationSchema = z.object({
  name: typedText().check(z.minLength(1, 'Enter your name.'), z.maxLength(200)),
  email: emailSchema,
  password: z.string().check(
    z.minLength(minPasswordLength, `Use at least ${minPasswordLength} characters.`),
    // bcrypt reads no more than 72 bytes; a longer password would be cut without a word.
    z.refine((text) => new TextEncoder().encode(text).length <= 72, 'Use at most 72 characters.'),
  ),
  isAdmin: z.boolean(),
});
export type Registration = z.infer<typeof registrationSchema>;

export const sessionUserSchema = z.object({
  uid: z.uuid(),
  email: z.string(),
  name: z.string(),
  isAdmin: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** Who rows and commands belong to on a device: an account's uid, or everyone not signed in. */
export type Owner = string;
export const guestOwner: Owner = 'guest';
export const ownerOf = (user: SessionUser | null): Owner => user?.uid ?? guestOwner;

export const adminSignupModes = ['open', 'closed', 'approve'] as const;
export type AdminSignup = (typeof adminSignupModes)[number];

/** An account that asked to be an admin where an existing admin must confirm. */
export const adminRequestSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  requestedAt: z.string(),
});
export type AdminRequest = z.infer<typeof adminRequestSchema>;
