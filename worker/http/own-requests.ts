import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Settings } from '#worker/env.ts';
import { Refusal } from './refusal.ts';

type PublicUrl = Pick<Settings, 'publicUrl'>;

const isLoopback = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * Refuses a request under a name that is neither the one in PUBLIC_URL nor one of this machine. With
 * DNS rebinding another site's name leads here, and for the browser its pages and our answers would
 * then be of one origin. No header of a proxy is trusted; it passes `Host` on, or names a loopback.
 */
export const requireOwnHost = ({ publicUrl }: PublicUrl) => {
  const isOwnHost = ownHost({ publicUrl });
  return createMiddleware(async (c, next) => {
    if (!isOwnHost(c))
      throw new Refusal(
        421,
        'wrong-host',
        `Homeward is not at this address. Open it at ${publicUrl.origin} (whoever runs it sets that as PUBLIC_URL).`,
      );
    await next();
  });
};

/** Whether a request is under one of these names. */
export const ownHost =
  ({ publicUrl }: PublicUrl) =>
  (c: Context): boolean =>
    hostnamesOf(c).every((name) => name === publicUrl.hostname || isLoopback(name));

/** On Node the URL repeats `Host`, unless the request line names another host. */
function hostnamesOf({ req }: Context): readonly string[] {
  const named = `http://${req.header('Host') ?? new URL(req.url).host}`;
  return [new URL(req.url).hostname, URL.canParse(named) ? new URL(named).hostname : ''];
}

/**
 * Refuses a write unless one of our own pages sends it, as JSON (media as bytes). Another site's page
 * can send neither our `Origin` nor these types (without a preflight, which we never allow), but its
 * visitor's cookie goes along. A write without a body has the type too: there is one rule for all.
 */
export const requireOwnOrigin = ({ publicUrl }: PublicUrl) =>
  createMiddleware(async ({ req }, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(req.method)) {
      const asked = new URL(req.url);
      const ours = [publicUrl.origin, ...(isLoopback(asked.hostname) ? [asked.origin] : [])];
      const origin = req.header('Origin');
      const site = req.header('Sec-Fetch-Site');
      // A browser sends at least one of them with every write, and they never contradict.
      const isOwn =
        (origin !== undefined || site !== undefined) &&
        (origin === undefined || ours.includes(origin)) &&
        (site === undefined || site === 'same-origin');
      if (!isOwn)
        throw new Refusal(403, 'forbidden', 'This request came from another site. Open Homeward.');
      const type = asked.pathname.startsWith('/api/media/')
        ? 'application/octet-stream'
        : 'application/json';
      if (req.header('Content-Type')?.trim().toLowerCase() !== type)
        throw new Refusal(415, 'invalid-input', `Send this request as ${type}.`);
    }
    await next();
  });
