import * as z from 'zod/mini';
import { sessionUserSchema } from '#src/domain/account.ts';
import { firstRunSchema, samplesRemovedSchema } from '#src/domain/first-run-calls.ts';
import { openSessionSchema } from '#src/domain/open-sessions.ts';
import { petHistorySchema } from '#src/domain/pet-history.ts';
import {
  catalogueLatestSchema,
  catalogueManifestSchema,
  commandResultSchema,
  pullResponseSchema,
  unreadPetsSchema,
} from '#src/domain/protocol.ts';
import { shelterSchema } from '#src/domain/shelter.ts';
import { securityEventSchema, securityLogSchema } from '#src/domain/security-log.ts';
import { importFunctions } from './import-functions.ts';
import { mediaFunctions } from './media-functions.ts';
import { pictureFunctions } from './picture-functions.ts';
import { archiveFunctions } from './archive-functions.ts';

const client = { p_client: z.uuid() };
const guest = { p_guest: z.uuid() };
const commands = {
  // The database judges what a command holds: it also records those that it refuses.
  p_commands: z.array(z.object({ id: z.uuid(), seq: z.int(), command: z.unknown() })),
};
const commandResults = z.array(commandResultSchema);
const pull = { p_cursor: z.nullable(z.string()), p_limit: z.int() };
const pulled = z.omit(pullResponseSchema, { owner: true });
const since = { p_since: z.string() };
const poke = z.object({
  since: z.string(),
  catalogue: z.boolean(),
  catalogueVersion: z.int(),
  ownRows: z.boolean(),
});
const range = { p_epoch: z.string(), p_from: z.string(), p_to: z.string() };
const id = { p_id: z.uuid() };
const session = { p_session: z.uuid() };
const refreshHash = { p_refresh_hash: z.string() };
const requestId = { p_request_id: z.nullable(z.string()) };
const limits = {
  p_limits: z.array(z.object({ key: z.string(), burst: z.int(), everyMs: z.int() })),
};

/**
 * Every function of the schema `public`: the worker calls them all, with each of their parameters.
 * `args` name the parameters in their order, with schemas for their types; they are not parsed,
 * because our own code gives them. `answer` parses what a call returns. A contract test compares
 * this with the database (`tests/contract/database-functions.test.ts`).
 */
export const databaseFunctions = {
  /** The account that the token is about; null where it is gone. */
  who_am_i: { args: {}, answer: z.nullable(sessionUserSchema) },
  /** The account; null where there is none. */
  account_of: { args: { p_user: z.uuid() }, answer: z.nullable(sessionUserSchema) },
  /** Whether there is such an account. */
  set_admin: {
    args: { p_user: z.uuid(), p_state: z.enum(['granted', 'requested', 'none']) },
    answer: z.boolean(),
  },
  /** `p_code_sha256` in hex. The code is for this address, for an hour. */
  invite_admin: { args: { p_email: z.string(), p_code_sha256: z.string() }, answer: z.null() },
  accept_admin_invitation: {
    args: { p_code: z.string() },
    answer: z.enum(['granted', 'invalid', 'other-address']),
  },
  /** Refused to anybody but admins, as the two after it. */
  first_run: { args: {}, answer: z.omit(firstRunSchema, { sendsMail: true }) },
  remove_sample_pets: { args: {}, answer: samplesRemovedSchema },
  /** How many. */
  bring_back_sample_pets: { args: {}, answer: z.int() },
  /** 'none': there is no such account. The last admin's stays. */
  delete_account: {
    args: { p_user: z.uuid() },
    answer: z.enum(['deleted', 'none', 'last-admin']),
  },

  /** Whether Auth has such a session. */
  open_session: {
    args: {
      ...session,
      p_user: z.uuid(),
      p_device: z.string(),
      ...refreshHash,
      p_idle_days: z.int(),
      p_max_days: z.int(),
    },
    answer: z.boolean(),
  },
  /** Whether there was such a session. */
  end_session: { args: { ...session, ...refreshHash }, answer: z.boolean() },
  claim_refresh: {
    args: { ...session, ...refreshHash, p_lease_seconds: z.int() },
    answer: z.object({
      state: z.enum(['claimed', 'wait', 'refreshed', 'replaced', 'ended']),
      sealed: z.nullish(z.string()),
    }),
  },
  /** Whether it is stored: false where the session has ended, or another has taken over. */
  finish_refresh: {
    args: {
      ...session,
      ...refreshHash,
      p_next_hash: z.string(),
      p_sealed: z.string(),
      p_idle_days: z.int(),
    },
    answer: z.boolean(),
  },
  list_sessions: { args: {}, answer: z.array(openSessionSchema) },
  /** Whether it was one of theirs. */
  end_own_session: { args: session, answer: z.boolean() },
  end_other_sessions: { args: {}, answer: z.null() },
  end_all_sessions: { args: { p_user: z.uuid() }, answer: z.null() },
  /** Whether there is such a session. It may grant the admin role for 10 minutes. */
  note_password_confirmed: { args: { p_user: z.uuid(), ...session }, answer: z.boolean() },

  /** Whether there is such an account. */
  note_address_confirmed: { args: { p_user: z.uuid() }, answer: z.boolean() },
  /** Whether a mail reached this person at the address that the account has now. */
  has_confirmed_address: { args: { p_user: z.uuid() }, answer: z.boolean() },
  /** Whether the links that were mailed to confirm a new address are void now. */
  cancel_address_change: { args: { p_user: z.uuid() }, answer: z.boolean() },

  catalogue_latest: { args: {}, answer: catalogueLatestSchema },
  catalogue_manifest: { args: {}, answer: catalogueManifestSchema },
  // Pets are passed on unparsed: checking 500 of them here would only cost time.
  catalogue_chunk: { args: range, answer: unreadPetsSchema },
  // Passed on unparsed: caches keep it for a year, so fields that this worker does not know must
  // stay.
  catalogue_changes: {
    args: { p_epoch: z.string(), p_from: z.int(), p_to: z.int() },
    answer: z.unknown(),
  },

  apply_commands: { args: { ...client, ...commands }, answer: commandResults },
  guest_apply_commands: {
    args: { ...guest, ...client, ...commands },
    answer: commandResults,
  },
  pull_own_rows: { args: { ...client, ...pull }, answer: pulled },
  guest_pull_own_rows: { args: { ...guest, ...client, ...pull }, answer: pulled },
  /** Refused to anybody but admins. */
  pet_history: {
    args: { p_pet: z.string(), p_before: z.nullable(z.int()) },
    answer: petHistorySchema,
  },
  shelter: { args: {}, answer: shelterSchema },
  /** Refused to anybody but admins. */
  note_opened_applications: { args: { p_ids: z.array(z.uuid()) }, answer: z.null() },
  poke_check: { args: since, answer: poke },
  guest_poke_check: { args: { ...guest, ...since }, answer: poke },

  ...importFunctions,

  claim_jobs: {
    args: {
      p_kind: z.enum(['suggestion', 'notification', 'picture']),
      p_limit: z.int(),
      p_lease_seconds: z.int(),
    },
    // Parsed by the schema of its kind of job (JobKind).
    answer: z.array(z.object({ id: z.uuid(), attempt: z.int(), payload: z.unknown() })),
  },
  /** Whether there is such a job. */
  finish_job: { args: id, answer: z.boolean() },
  /** Whether there is such a job. */
  release_job: { args: { ...id, p_after_seconds: z.int() }, answer: z.boolean() },
  /** Whether the response was still empty. */
  answer_chat_session: { args: { ...id, p_response: z.string() }, answer: z.boolean() },
  /** Whether it was answered, and had no refinement yet. */
  refine_chat_session: { args: { ...id, p_refinement: z.string() }, answer: z.boolean() },

  save_push_subscription: {
    args: { p_endpoint: z.string(), p_p256dh: z.string(), p_auth: z.string() },
    answer: z.null(),
  },
  /** Whether it was known. */
  remove_push_subscription: { args: { p_endpoint: z.string() }, answer: z.boolean() },
  /** Whether it was known. */
  forget_push_subscription: { args: id, answer: z.boolean() },

  /** How many of the wanted attempts were taken, and the wait for one more. */
  take_attempts: {
    args: { ...limits, p_wanted: z.int() },
    answer: z.object({ taken: z.int(), waitMs: z.int() }),
  },
  give_back_attempts: { args: limits, answer: z.null() },
  /** The first question that must wait, and for how long. */
  take_questions: {
    args: { ...limits, p_ids: z.array(z.uuid()) },
    answer: z.object({ refusedId: z.nullable(z.uuid()), waitMs: z.int() }),
  },
  /** The ids of those that have to end. */
  hold_streams: {
    args: {
      p_streams: z.array(
        z.object({ id: z.uuid(), address: z.string(), session: z.nullable(z.string()) }),
      ),
    },
    answer: z.array(z.uuid()),
  },
  release_streams: { args: { p_ids: z.array(z.uuid()) }, answer: z.null() },

  delete_expired: { args: {}, answer: z.null() },

  ...mediaFunctions,
  ...pictureFunctions,

  log_security_event: {
    args: {
      p_event: securityEventSchema,
      p_actor: z.nullable(z.uuid()),
      ...requestId,
      /** Ids and words of letters, digits and hyphens; nothing else is taken. */
      p_details: z.record(z.string(), z.string()),
    },
    answer: z.null(),
  },
  log_failed_sign_in: { args: { p_email: z.string(), ...requestId }, answer: z.null() },
  /** Refused to anybody but admins. */
  read_security_events: {
    args: {
      p_event: z.nullable(securityEventSchema),
      p_before: z.nullable(z.int()),
      p_limit: z.int(),
    },
    answer: securityLogSchema,
  },
  delete_expired_security_events: { args: { p_days: z.int() }, answer: z.null() },

  ...archiveFunctions,

  /** Everything about the account that the token is about; passed on unparsed, for people to read. */
  my_data: { args: {}, answer: z.unknown() },
  account_exists: { args: { p_user: z.uuid() }, answer: z.boolean() },
  /** How many were deleted. */
  delete_old_applications: { args: { p_days: z.int() }, answer: z.int() },
};

type Functions = typeof databaseFunctions;
export type FunctionName = keyof Functions;
export type Args<Name extends FunctionName> = {
  [Parameter in keyof Functions[Name]['args']]: z.input<Functions[Name]['args'][Parameter]>;
};
export type Answer<Name extends FunctionName> = z.output<Functions[Name]['answer']>;
