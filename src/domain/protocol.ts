import * as z from 'zod/mini';
import { adminRequestSchema, adminSignupModes, sessionUserSchema } from './account.ts';
import { applicationSchema } from './application.ts';
import { cartItemSchema } from './cart.ts';
import { petSchema } from './pet.ts';
import { chatSessionSchema } from './chat-session.ts';

/** In every private request: whose rows it is about, a uid or 'guest'. */
export const ownerHeader = 'X-Homeward-User';

/** The body of every answer that is not a success. `code` is for programs, `message` for people. */
export const problemSchema = z.object({ code: z.string(), message: z.string() });
export type Problem = z.infer<typeof problemSchema>;

/** The schema of a request that can only fail: no value fits it. */
export const noValueSchema = z.never();

/**
 * Who runs this Homeward, as far as they say so, how long they keep applications, and who else reads
 * questions.
 */
const operatorSchema = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  applicationRetentionDays: z.optional(z.int()),
  /** The name of the server whose language model reads questions too. */
  modelHost: z.optional(z.string()),
});
export type Operator = z.infer<typeof operatorSchema>;

/** GET, POST and DELETE /api/session, POST /api/session/register and /refresh. */
export const sessionInfoSchema = z.object({
  user: z.nullable(sessionUserSchema),
  adminSignup: z.enum(adminSignupModes),
  /** Sign-ins that a button may fill in; empty on a hosted project. */
  demoAccounts: z.array(
    z.object({ role: z.enum(['user', 'admin']), email: z.string(), password: z.string() }),
  ),
  /** What a new account still needs before all of it can be used. */
  notice: z.optional(z.enum(['confirm-email', 'admin-awaits-approval'])),
  operator: z.optional(operatorSchema),
  /** S33: the account that the cookie named, if it no longer exists. */
  deletedAccount: z.optional(z.string()),
});
export type SessionInfo = z.infer<typeof sessionInfoSchema>;

const version = z.int().check(z.nonnegative());

/**
 * GET /api/catalogue/latest: cached for 5 s. If the epoch differs, everything must be read again.
 */
export const catalogueLatestSchema = z.object({ epoch: z.string(), version });
export type CatalogueLatest = z.infer<typeof catalogueLatestSchema>;

/**
 * GET /api/catalogue/manifest: the chunks, as ranges of ids (both ends included), that together
 * contain all pets at `version`.
 */
export const catalogueManifestSchema = z.object({
  epoch: z.string(),
  version,
  total: z.int(),
  chunks: z.array(z.object({ from: z.string(), to: z.string(), count: z.int() })),
});
export type CatalogueManifest = z.infer<typeof catalogueManifestSchema>;

/** 2: 524 pets, which a device has sooner than the code of the web worker that stores more. */
export const fewChunks = 2;

/**
 * GET /api/catalogue/chunk?epoch=&version=&from=&to= : one chunk, or a few that follow each other;
 * immutable for caches.
 */
export const catalogueChunkSchema = z.array(petSchema);

/** GET /api/catalogue/changes/41..42?epoch= : immutable; 410 `reset` if 41 is no longer known. */
export const catalogueChangesSchema = z.object({
  epoch: z.string(),
  from: version,
  to: version,
  upserts: z.array(petSchema),
  removed: z.array(z.string()),
});
export type CatalogueChanges = z.infer<typeof catalogueChangesSchema>;

// A chunk and changes for the browser, which parses each pet by itself: an invalid one must not
// hide the others.
export const unreadPetsSchema = z.array(z.unknown());
export const unreadChangesSchema = z.object({
  ...catalogueChangesSchema.shape,
  upserts: unreadPetsSchema,
});
export type UnreadChanges = z.infer<typeof unreadChangesSchema>;

/** Why the server refused a command for good. Sending it again would not help. */
export const reasonCodes = [
  'invalid',
  'not-allowed',
  'pet-gone',
  'already-applied',
  'application-gone',
  'application-withdrawn',
  'too-many-photos',
  'too-old',
  'body-mismatch',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** The result of a command that was pushed. */
export const commandResultSchema = z.discriminatedUnion('outcome', [
  z.object({ id: z.uuid(), outcome: z.literal('accepted') }),
  z.object({ id: z.uuid(), outcome: z.literal('rejected'), reason: z.enum(reasonCodes) }),
  // This command and those after it were not run; send them again after the wait.
  z.object({ id: z.uuid(), outcome: z.literal('retry'), afterMs: z.int() }),
]);
export type CommandResult = z.infer<typeof commandResultSchema>;

export const pushResponseSchema = z.object({
  owner: z.string(),
  results: z.array(commandResultSchema),
});
export type PushResponse = z.infer<typeof pushResponseSchema>;

const change = <Kind extends string, Row extends z.ZodMiniType>(kind: Kind, row: Row) =>
  z.object({ kind: z.literal(kind), id: z.string(), row: z.nullable(row) });

/** A row that is new or changed, or that its reader may no longer see (`row: null`). */
export const ownRowChangeSchema = z.discriminatedUnion('kind', [
  change('cartItem', cartItemSchema),
  change('application', applicationSchema),
  change('chatSession', chatSessionSchema),
  change('adminRequest', adminRequestSchema),
  // For admins: the pets that the catalogue does not have, or not yet as they are.
  change('managedPet', petSchema),
  // `lastSeq`: the newest command of this client whose effect is in the rows once the window is
  // complete.
  change('client', z.object({ lastSeq: z.int() })),
]);
export type OwnRowChange = z.infer<typeof ownRowChangeSchema>;

const pulled = {
  owner: z.string(),
  reset: z.boolean(),
  cursor: z.string(),
  more: z.boolean(),
};

/**
 * GET /api/sync/pull?clientId=&cursor= : one batch. `cursor` is opaque. `reset`: all rows pulled
 * before are void, and a complete pull begins with this batch. `more`: there is another batch.
 */
export const pullResponseSchema = z.object({ ...pulled, changes: z.array(ownRowChangeSchema) });
export type PullResponse = z.infer<typeof pullResponseSchema>;

// For the browser, which parses each row by itself: one that it cannot read must not hide the others.
export const unreadPullSchema = z.object({ ...pulled, changes: z.array(z.unknown()) });
export type UnreadPullResponse = z.infer<typeof unreadPullSchema>;

/**
 * What GET /api/live sends over SSE, as `event: poke`. A lost poke only costs freshness. `changes`: a
 * few changes of the catalogue that lead to this version, as GET /api/catalogue/changes has them;
 * whoever takes them parses them, because those that cannot be read must not hide the version.
 */
export const pokeSchema = z.discriminatedUnion('stream', [
  z.object({ stream: z.literal('catalogue'), version, changes: z.optional(z.unknown()) }),
  z.object({ stream: z.literal('own-rows') }),
]);
export type Poke = z.infer<typeof pokeSchema>;
