import * as z from 'zod/mini';

export const sessionUserSchema = z.object({
  uid: z.uuid(),
  email: z.string(),
  name: z.string(),
  isAdmin: z.boolean(),
  /**
   * 32 bytes in base64, for this person's devices alone: they encrypt with it what is not sent yet
   * when somebody else signs in (S28).
   */
  deviceKey: z.optional(z.string()),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** Whose rows and commands they are: an account's uid, or 'guest' for everyone not signed in. */
export type Owner = string;
export const guestOwner: Owner = 'guest';
export const ownerOf = (user: SessionUser | null): Owner => user?.uid ?? guestOwner;

export const adminSignupModes = ['open', 'closed', 'approve'] as const;
export type AdminSignup = (typeof adminSignupModes)[number];

/** An account that asked to become an admin, which an existing admin must confirm. */
export const adminRequestSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  requestedAt: z.string(),
});
export type AdminRequest = z.infer<typeof adminRequestSchema>;
