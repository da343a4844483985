import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { guestOwner } from '#src/domain/account.ts';
import {
  type Command,
  commandEnvelopeSchema,
  commandSchema,
  pushRequestSchema,
} from '#src/domain/commands.ts';
import {
  openedApplicationsSchema,
  type openedNotedSchema,
} from '#src/domain/opened-applications.ts';
import type { PullResponse, PushResponse } from '#src/domain/protocol.ts';
import { mostCommandsPerPush } from '#src/domain/request-limits.ts';
import { answerJson } from '#worker/http/answer-json.ts';
import { sessionExpired, signedOut } from '#worker/http/refusal.ts';
import { isStorable, validInput } from '#worker/http/valid-input.ts';
import { type Actor, requireOwner } from '#worker/session/actor.ts';
import type { SessionCookies } from '#worker/session/cookies.ts';
import { requestIdOf } from '#worker/session/log-security-event.ts';
import type { RateLimits } from '#worker/session/rate-limits.ts';
import type { AddressOf } from '#worker/session/session-deps.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { limitQuestions } from './limit-questions.ts';

type Options = {
  backend: Backend;
  cookies: SessionCookies;
  limits: RateLimits;
  addressOf: AddressOf;
  /**
   * Runs the jobs that commands caused; need not be awaited. Absent where the database says when
   * there are jobs.
   */
  runJobsSoon?: (c: Context) => Promise<void>;
};

/** Rows of one pull: some hundred kilobytes if all of them are long applications. */
const rowsPerPull = 500;

// The envelope must be valid. A command that is not must not block those behind it, so it is passed
// to the database as one of an unknown kind, which refuses it for good and records it.
const envelopeSchema = z.extend(commandEnvelopeSchema, {
  command: z.catch(
    z.union([commandSchema.check(z.refine(isStorable)), z.object({ kind: z.literal('unknown') })]),
    { kind: 'unknown' },
  ),
});
const bodySchema = z.extend(pushRequestSchema, {
  commands: z.array(envelopeSchema).check(z.minLength(1), z.maxLength(mostCommandsPerPush)),
});
const pullSchema = z.object({
  clientId: z.uuid(),
  cursor: z._default(z.string().check(z.maxLength(4_000)), ''),
});

/**
 * /api/sync: takes the commands of one owner (push) and gives them their own rows (pull); admins say
 * which applications they have opened.
 */
export function syncApp(options: Options) {
  const { backend, runJobsSoon } = options;
  return new Hono()
    .use(requireOwner(options.cookies))
    .post('/push', validInput('json', bodySchema), async (c) => {
      const { clientId, after, commands } = c.req.valid('json');
      const actor = c.var.actor;
      const { now, later } = await limitQuestions(options, c, actor, commands);
      // What holds for the first of them holds for those behind it.
      const ordered = now.map((one, at) =>
        at === 0 && after !== undefined ? { ...one, after } : one,
      );
      const batch = { p_client: clientId, p_commands: ordered };
      const results =
        actor.kind === 'user'
          ? await rpc(backend.as(actor.accessToken, requestIdOf(c)), 'apply_commands', batch)
          : await rpc(backend.privileged, 'guest_apply_commands', {
              p_guest: knownGuest(actor.id),
              ...batch,
            });
      if (runJobsSoon && mayHaveMadeJobs(now, results)) void runJobsSoon(c);
      return answerJson(c, {
        owner: ownerOf(actor),
        results: [...results, ...later],
      } satisfies PushResponse);
    })
    .post('/opened', validInput('json', openedApplicationsSchema), async (c) => {
      const { actor } = c.var;
      if (actor.kind === 'guest') throw signedOut();
      const { ids } = c.req.valid('json');
      await rpc(backend.as(actor.accessToken), 'note_opened_applications', { p_ids: ids });
      return c.json({ noted: true } satisfies z.output<typeof openedNotedSchema>);
    })
    .get('/pull', validInput('query', pullSchema), async (c) => {
      const { clientId, cursor } = c.req.valid('query');
      const actor = c.var.actor;
      const owner = ownerOf(actor);
      const range = {
        p_client: clientId,
        // Without a cursor from the start.
        p_cursor: cursor || null,
        p_limit: rowsPerPull,
      };
      if (actor.kind === 'user') {
        const pulled = await rpc(backend.as(actor.accessToken), 'pull_own_rows', range);
        return answerJson(c, { owner, ...pulled } satisfies PullResponse);
      }
      if (!actor.id) return c.json(nothingOf(owner, cursor));
      const guest = { p_guest: actor.id, ...range };
      const pulled = await rpc(backend.privileged, 'guest_pull_own_rows', guest);
      return answerJson(c, { owner, ...pulled } satisfies PullResponse);
    });
}

/**
 * The id comes from the refresh, in a request before this one. If it came with the answer to a push
 * and that answer were lost, the repeated push would be another guest's and be applied twice.
 */
function knownGuest(id: string | undefined): string {
  if (!id) throw sessionExpired();
  return id;
}

/** The kinds of commands that leave jobs (private.jobs). */
const kindsWithJobs: readonly Command['kind'][] = ['askForSuggestions', 'decideApplication'];

function mayHaveMadeJobs(
  commands: Iterable<z.output<typeof envelopeSchema>>,
  results: PushResponse['results'],
): boolean {
  const accepted = new Set(
    results.filter(({ outcome }) => outcome === 'accepted').map(({ id }) => id),
  );
  return [...commands].some(
    ({ id, command }) => accepted.has(id) && kindsWithJobs.some((kind) => kind === command.kind),
  );
}

const ownerOf = (actor: Actor) => (actor.kind === 'user' ? actor.uid : guestOwner);

/** A guest without a cookie has no rows; a cursor of an older cookie is void. */
const nothingOf = (owner: string, cursor: string): PullResponse => ({
  owner,
  reset: cursor !== '',
  cursor: '',
  more: false,
  changes: [],
});
