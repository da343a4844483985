import * as z from 'zod/mini';
import { decisionNews } from '#src/domain/notifications.ts';
import type { Vapid } from '#worker/env.ts';
import type { PublicNetwork } from '#worker/http/public-network.ts';
import type { JobKind } from '#worker/jobs/run-jobs.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { sendPush } from './send-push.ts';

type Options = {
  backend: Pick<Backend, 'privileged'>;
  vapid: Vapid;
  fetch: PublicNetwork['fetch'];
};

const payload = z.object({
  subscriptionId: z.uuid(),
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

class PushRefused extends Error {
  override name = 'PushRefused';
  readonly code: string;

  constructor(status: number) {
    super('a push service refused a message');
    this.code = String(status);
  }
}

/**
 * Notifies devices that an application was decided, with one job for each device. A message that is
 * sent twice replaces itself there.
 */
export function notificationJobs({
  backend,
  vapid,
  fetch,
}: Options): JobKind<z.infer<typeof payload>> {
  return {
    kind: 'notification',
    payload,
    async work({ subscriptionId, ...target }) {
      const outcome = await sendPush({ vapid, fetch }, target, decisionNews);
      switch (outcome.kind) {
        case 'sent':
          return { kind: 'done' };
        case 'gone':
          // Deletes every job of this device too.
          await rpc(backend.privileged, 'forget_push_subscription', { p_id: subscriptionId });
          return { kind: 'done' };
        case 'later':
          return outcome;
        case 'refused':
          return { kind: 'never', error: new PushRefused(outcome.status) };
      }
    },
    // Ten run at once, and none takes longer than 10 s.
    leaseS: 30,
    // About four hours: 1, 2, 4, … 128 minutes between the attempts.
    maxAttempts: 9,
    waitS: (attempt) => 60 * 2 ** (attempt - 1),
  };
}
