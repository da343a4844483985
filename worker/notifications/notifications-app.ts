import { Hono } from 'hono';
import * as z from 'zod/mini';
import {
  isP256PublicKey,
  type notificationsSchema,
  type subscribedSchema,
} from '#src/domain/notifications.ts';
import type { Settings } from '#worker/env.ts';
import { invalidInput, Refusal, signedOut } from '#worker/http/refusal.ts';
import { validInput } from '#worker/http/valid-input.ts';
import type { PublicNetwork } from '#worker/http/public-network.ts';
import { type Actor, requireOwner } from '#worker/session/actor.ts';
import type { SessionCookies } from '#worker/session/cookies.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { isPushEndpoint } from './push-endpoint.ts';

type Options = {
  backend: Pick<Backend, 'as'>;
  cookies: SessionCookies;
  settings: Pick<Settings, 'vapid'>;
  isPublicHost: PublicNetwork['isPublicHost'];
};

const noPushService = 'This is not the address of a push service.';
const endpoint = z.string().check(z.maxLength(2_000), z.refine(isPushEndpoint, noPushService));
// As `PushSubscription.toJSON()` writes it.
const deviceSchema = z.object({
  endpoint,
  keys: z.object({
    p256dh: z.string().check(z.refine(isP256PublicKey)),
    // 16 bytes.
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});

type Info = z.infer<typeof notificationsSchema>;
type Subscribed = z.infer<typeof subscribedSchema>;

/** /api/notifications: whether this worker can notify devices, and a device's subscription. */
export function notificationsApp({ backend, cookies, settings, isPublicHost }: Options) {
  const { vapid } = settings;
  return new Hono()
    .use(requireOwner(cookies))
    .get('/', (c) => c.json({ publicKey: vapid?.publicKey ?? null } satisfies Info))
    .put('/', validInput('json', deviceSchema), async (c) => {
      if (!vapid) throw new Refusal(404, 'not-found', 'Notifications are not set up here.');
      const accessToken = tokenOf(c.var.actor);
      const { endpoint: p_endpoint, keys } = c.req.valid('json');
      // Checked again when a message is sent: the name may lead elsewhere by then.
      if (!(await isPublicHost(new URL(p_endpoint).hostname))) throw invalidInput(noPushService);
      const device = { p_endpoint, p_p256dh: keys.p256dh, p_auth: keys.auth };
      await rpc(backend.as(accessToken), 'save_push_subscription', device);
      return c.json({ subscribed: true } satisfies Subscribed);
    })
    .delete('/', validInput('json', z.object({ endpoint })), async (c) => {
      const { endpoint: p_endpoint } = c.req.valid('json');
      await rpc(backend.as(tokenOf(c.var.actor)), 'remove_push_subscription', { p_endpoint });
      return c.json({ subscribed: false } satisfies Subscribed);
    });
}

/** Only people who are signed in have applications that can be decided. */
function tokenOf(actor: Actor): string {
  if (actor.kind === 'guest') throw signedOut();
  return actor.accessToken;
}
