import * as z from 'zod/mini';

/** What the security log records, with the words of its page. */
export const securityEvents = {
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'sign-out': 'Signed out',
  'password-confirmed': 'Gave their password again',
  'password-refused': 'Gave a wrong password while signed in',
  'password-changed': 'Password changed',
  'password-reset': 'Password chosen anew by mail',
  'email-change-requested': 'Asked for another email address',
  'email-changed': 'Email address changed',
  'admin-invited': 'Invited another admin',
  'admin-requested': 'Asked to be an admin',
  'admin-granted': 'Became an admin',
  'admin-declined': 'Request to be an admin declined',
  'admin-revoked': 'No longer an admin',
  'application-approved': 'Application approved',
  'application-rejected': 'Application rejected',
  'data-exported': 'Data downloaded',
  'everything-exported': 'Everything exported',
  'everything-imported': 'An archive imported',
  'account-deleted': 'Account deleted',
} as const;

export type SecurityEvent = keyof typeof securityEvents;

// The keys of a literal object are its own and no others.
const events = Object.keys(securityEvents) as [SecurityEvent, ...SecurityEvent[]];
export const securityEventSchema = z.enum(events);

/** Null where the account is gone. */
const personSchema = z.nullable(z.object({ name: z.nullable(z.string()) }));

const entrySchema = z.object({
  id: z.int(),
  /** ISO time. */
  at: z.string(),
  // A newer worker may log what this page has no words for.
  event: z.string(),
  /** Who did it; null for the server, and for somebody unknown. */
  actor: personSchema,
  /** To whose account it was done. */
  subject: personSchema,
  requestId: z.nullable(z.string()),
  details: z.object({
    applicationId: z.optional(z.string()),
    /** At which door: user or admin, or as a newcomer. */
    as: z.optional(z.string()),
  }),
});
export type SecurityLogEntry = z.infer<typeof entrySchema>;

/** Answer of GET /api/security-log: the newest first. `more`: older ones follow the last. */
export const securityLogSchema = z.object({ events: z.array(entrySchema), more: z.boolean() });
export type SecurityLog = z.infer<typeof securityLogSchema>;
