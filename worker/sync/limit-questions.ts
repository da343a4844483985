import type { Context } from 'hono';
import type { Command } from '#src/domain/commands.ts';
import type { CommandResult } from '#src/domain/protocol.ts';
import { tooManyRequests } from '#worker/http/refusal.ts';
import type { Actor } from '#worker/session/actor.ts';
import type { Counted, RateLimits } from '#worker/session/rate-limits.ts';
import type { AddressOf } from '#worker/session/session-deps.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';

/** A command of a push; one that this worker cannot read is of the kind 'unknown'. */
type Sent = { id: string; command: Command | { kind: 'unknown' } };

type Options = { backend: Backend; limits: RateLimits; addressOf: AddressOf };

/**
 * Finds which commands of a push may be run now. A question that must wait holds up those behind it,
 * because their order matters: the device sends them again after the wait. Throws a Refusal (429) if
 * that leaves nothing to run.
 */
export async function limitQuestions<Envelope extends Sent>(
  { backend, limits, addressOf }: Options,
  c: Context,
  actor: Actor,
  commands: readonly Envelope[],
): Promise<{ now: readonly Envelope[]; later: CommandResult[] }> {
  if (actor.kind === 'guest') {
    // Refused by the caller: a guest is named before the first push.
    if (!actor.id) return { now: commands, later: [] };
    const waitMs = await limits.take(['guestPushesOfNetwork', addressOf(c)]);
    if (waitMs > 0) throw tooManyRequests(waitMs);
  }
  const questions = commands.flatMap((one) => questionIdOf(one) ?? []);
  if (questions.length === 0) return { now: commands, later: [] };
  // Nothing has verified the token yet: a forged one must not use up somebody else's questions.
  if (actor.kind === 'user') await rpc(backend.as(actor.accessToken), 'who_am_i');
  const counted: Counted[] =
    actor.kind === 'user'
      ? [['questionsOfPerson', actor.uid]]
      : [
          ['questionsOfGuest', actor.id ?? ''],
          ['questionsOfNetwork', addressOf(c)],
        ];
  const { refusedId, waitMs } = await limits.takeQuestions(questions, ...counted);
  if (refusedId === null) return { now: commands, later: [] };
  const at = commands.findIndex((one) => questionIdOf(one) === refusedId);
  if (at <= 0) throw tooManyQuestions(waitMs);
  return {
    now: commands.slice(0, at),
    later: commands.slice(at).map(({ id }) => ({ id, outcome: 'retry', afterMs: waitMs })),
  };
}

/** In lower case, as the database answers. */
const questionIdOf = ({ command }: Sent): string | undefined =>
  command.kind === 'askForSuggestions' ? command.args.id.toLowerCase() : undefined;

const tooManyQuestions = (waitMs: number) =>
  tooManyRequests(waitMs, {
    why: 'Many questions were asked just now. Yours is kept on this device, and is sent by itself.',
  });
