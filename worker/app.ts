import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { catalogueApp } from './catalogue/catalogue-app.ts';
import { createPrerenderPets } from './catalogue/read-prerender-pets.ts';
import type { Settings } from './env.ts';
import { healthApp } from './health.ts';
import { liveApp } from './live/live-app.ts';
import type { PokeSource } from './live/poke-source.ts';
import { notificationsApp } from './notifications/notifications-app.ts';
import { answerErrors, type Log } from './on-error.ts';
import { Refusal } from './refusal.ts';
import { sameProtocol } from './same-protocol.ts';
import { limitedBody, sameSiteWrites, securityHeaders } from './security.ts';
import { sessionCookies } from './session/cookies.ts';
import { sessionApp } from './session/session-app.ts';
import type { AddressOf } from './session/session-deps.ts';
import { type StaticSource, staticFiles } from './static-files.ts';
import type { Backend } from './supabase/backend.ts';
import { syncApp } from './sync/sync-app.ts';

/** What the app needs from the runtime it stands in; node.ts and edge.ts know which that is. */
export type AppDeps = {
  backend: Backend;
  settings: Settings;
  pokes: PokeSource;
  files: StaticSource;
  /** Does the work that commands left; need not be waited for. */
  afterPush: (c: Context) => Promise<void>;
  addressOf: AddressOf;
  stopping?: AbortSignal;
  log: Log;
  /** Where nothing in front of us does it. */
  compressed: boolean;
};

/**
 * The whole of Homeward's server: /api and the built app. It answers the same in every runtime;
 * what each runtime does in its own way is handed in.
 *
 * @see `problemSchema` in src/domain/protocol.ts: the shape of every answer that is not a success
 * @example
 * ```ts
 * const pokes = createPokePoll({ backend, onError });
 * const app = createApp({ backend, settings, pokes, files, afterPush, addressOf, log, compressed });
 * const response = await app.request('/api/health');
 * ```
 */
export function createApp(deps: AppDeps) {
  const { settings, files, log, compressed } = deps;
  const options = { ...deps, cookies: sessionCookies(settings.publicUrl) };

  const api = new Hono()
    .use(sameSiteWrites(settings))
    .use(limitedBody())
    .use(sameProtocol)
    .route('/session', sessionApp(options))
    .route('/catalogue', catalogueApp(options))
    .route('/sync', syncApp(options))
    .route('/live', liveApp(options))
    .route('/notifications', notificationsApp(options))
    .route('/health', healthApp(options))
    .all('*', () => {
      throw new Refusal(404, 'not-found', 'There is nothing at this address of the API.');
    });

  const app = new Hono().use(securityHeaders(settings));
  if (compressed) app.use(compress());
  return app
    .route('/api', api)
    .route('/', staticFiles({ files, log, readPrerenderPets: createPrerenderPets(deps.backend) }))
    .notFound((c) => c.text('There is nothing here. Open Homeward at /', 404))
    .onError(answerErrors(log));
}
