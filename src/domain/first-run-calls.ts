import * as z from 'zod/mini';
import { emailSchema, mailSentSchema, passwordSchema } from './account-forms.ts';
import { sessionInfoSchema } from './protocol.ts';

/** GET /api/first-run, for admins: what a device cannot know by itself. */
export const firstRunSchema = z.object({
  /** Other admins. */
  colleagues: z.int(),
  /** Addresses with an invitation that nobody has accepted yet. */
  invited: z.array(z.string()),
  /** Sample pets that can be brought back. */
  removedSamples: z.int(),
  /** Whether the server can send an invitation by mail. */
  sendsMail: z.boolean(),
});
export type FirstRun = z.infer<typeof firstRunSchema>;

/** POST /api/first-run/remove-samples */
export const samplesRemovedSchema = z.object({ deleted: z.int(), hidden: z.int() });

/** POST /api/first-run/invite: with the password of whoever invites. */
export const inviteSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  byMail: z.boolean(),
});

/** The link makes an admin of whoever opens it, logged in with the address. */
export const invitedSchema = z.object({
  ...mailSentSchema.shape,
  link: z.string(),
  mailed: z.boolean(),
});

/** POST /api/session/admin-invitation */
export const acceptedSchema = z.object({
  ...sessionInfoSchema.shape,
  // An older worker does not say.
  isFirstAdmin: z.optional(z.boolean()),
});
export type Accepted = z.infer<typeof acceptedSchema>;
