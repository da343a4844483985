import { type Context, type Handler, Hono } from 'hono';
import { compress } from 'hono/compress';
import { timeout } from 'hono/timeout';
import { exportApp } from '#worker/archives/export-app.ts';
import { answersMadeOnce, type Encoders } from '#worker/catalogue/answers-made-once.ts';
import { catalogueApp } from '#worker/catalogue/catalogue-app.ts';
import type { ReadChanges } from '#worker/supabase/changes-read-once.ts';
import { shelterApp } from '#worker/catalogue/shelter-app.ts';
import { type BuiltFiles, documentsApp } from '#worker/documents/documents-app.ts';
import { answerErrors } from '#worker/http/answer-errors.ts';
import { identifyRequest, type Log, logLine } from '#worker/http/log.ts';
import { Refusal, unavailable } from '#worker/http/refusal.ts';
import { requireProtocol } from '#worker/http/require-protocol.ts';
import { ownHost, requireOwnHost, requireOwnOrigin } from '#worker/http/own-requests.ts';
import { boundedBody } from '#worker/http/bounded-body.ts';
import { securityHeaders } from '#worker/http/security.ts';
import type { PublicNetwork } from '#worker/http/public-network.ts';
import { importsApp } from '#worker/imports/imports-app.ts';
import { liveApp } from '#worker/live/live-app.ts';
import type { PokeSource } from '#worker/live/poke-source.ts';
import { mediaApp } from '#worker/media/media-app.ts';
import type { MediaStore } from '#worker/media/media-store.ts';
import { neverAPage, shownMediaApp } from '#worker/media/shown-media-app.ts';
import { type Mailbox, mailboxApp } from '#worker/mail/mailbox.ts';
import { notificationsApp } from '#worker/notifications/notifications-app.ts';
import { sessionCookies } from '#worker/session/cookies.ts';
import { firstRunApp } from '#worker/session/first-run-app.ts';
import { securityLogApp } from '#worker/session/security-log-app.ts';
import { personalDataApp } from '#worker/session/personal-data-app.ts';
import { sessionApp } from '#worker/session/session-app.ts';
import { sessionsApp } from '#worker/session/sessions-app.ts';
import { createRateLimits } from '#worker/session/rate-limits.ts';
import { type AddressOf, createSessionDeps } from '#worker/session/session-deps.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { petsApp } from '#worker/sync/pets-app.ts';
import { syncApp } from '#worker/sync/sync-app.ts';
import manifest from '../package.json' with { type: 'json' };
import type { Settings } from './env.ts';

/** What the app needs from its runtime: node.ts and edge.ts provide it. */
export type AppDeps = {
  backend: Backend;
  settings: Settings;
  pokes: PokeSource;
  /** The same as whoever tells of changes uses. */
  readChanges: ReadChanges;
  files: BuiltFiles;
  media: MediaStore;
  /**
   * Runs the jobs that commands caused; need not be awaited. Absent where the database says when
   * there are jobs.
   */
  runJobsSoon?: (c: Context) => Promise<void>;
  addressOf: AddressOf;
  isPublicHost: PublicNetwork['isPublicHost'];
  stopping?: AbortSignal;
  log: Log;
  /** Only where nobody else can open its page. */
  mailbox?: Mailbox | undefined;
  /** With them the app compresses its answers, because nothing in front of it does. */
  encoders?: Encoders;
};

/** 8 s: a request that waits for a database which is gone is told so in time to try again. */
const answerMs = 8_000;
/** 2.5 s: a supervisor that asks wants to know now. */
const healthMs = 2_500;
const tooLate = () => unavailable(new Error('the database did not answer in time'));

/**
 * The whole of Homeward's server: /api and the built app. It answers the same in every runtime;
 * what each runtime does in its own way is handed in.
 *
 * @see `problemSchema` in src/domain/protocol.ts: the shape of every answer that is not a success
 * @example
 * ```ts
 * const pokes = createPokePoll({ backend, onError });
 * const app = createApp({ backend, settings, pokes, files, log, ...ofThisRuntime });
 * const response = await app.request('/api/health');
 * ```
 */
export function createApp(deps: AppDeps) {
  const { settings, log, encoders, mailbox } = deps;
  const limits = createRateLimits(deps.backend, settings);
  const onError = (error: unknown) => log(logLine({ event: 'background work failed', error }));
  const cookies = sessionCookies(settings, deps.backend.secretKey);
  const madeOnce = answersMadeOnce(encoders ?? {}, ownHost(settings));
  const options = { ...deps, cookies, limits, onError, madeOnce };
  const session = createSessionDeps(options);

  // Before `boundedBody`, because a piece of a medium is larger than other requests, and no JSON.
  const uploads = new Hono()
    .use(requireProtocol)
    .use(timeout(answerMs, tooLate))
    .route('/', mediaApp(options));

  const api = new Hono()
    .use(boundedBody)
    .use(requireProtocol)
    .use(timeout(answerMs, tooLate))
    .route('/session', sessionApp(session))
    .route('/sessions', sessionsApp(options))
    .route('/personal-data', personalDataApp(session))
    .route('/first-run', firstRunApp(session))
    .route('/catalogue', catalogueApp(options))
    .route('/shelter', shelterApp(options))
    .route('/sync', syncApp(options))
    .route('/pets', petsApp(options))
    .route('/imports', importsApp(options))
    .route('/security-log', securityLogApp(options))
    .route('/export', exportApp(options))
    .route('/live', liveApp(options))
    .route('/notifications', notificationsApp(options))
    .get('/health', timeout(healthMs, tooLate), health(deps.backend))
    .all('*', () => {
      throw new Refusal(404, 'not-found', 'There is nothing at this address of the API.');
    });

  const app = new Hono()
    .use('/api/catalogue/*', madeOnce.again)
    .use(identifyRequest)
    .use('/media/*', neverAPage)
    .use(securityHeaders(settings))
    .use(requireOwnHost(settings))
    .use(requireOwnOrigin(settings));
  if (encoders) app.use(compress());
  if (mailbox) app.route('/dev/mail', mailboxApp(mailbox));
  // Where password managers look for the page (https://w3c.github.io/webappsec-change-password-url/).
  app.get('/.well-known/change-password', (c) => c.redirect('/change-password', 302));
  return app
    .route('/api/media', uploads)
    .route('/api', api)
    .route('/media', shownMediaApp(options))
    .route('/', documentsApp(deps))
    .notFound((c) => c.text('There is nothing here. Open Homeward at /', 404))
    .onError(answerErrors(log));
}

/** GET /api/health: 200 if the database answers and has room for what is written, else 503. */
const health =
  ({ anonymous, kind, hasRoom }: Pick<Backend, 'anonymous' | 'kind' | 'hasRoom'>): Handler =>
  async (c) => {
    await rpc(anonymous, 'catalogue_latest');
    if (hasRoom && !(await hasRoom())) throw unavailable(new Error('the disk is full'));
    c.header('Cache-Control', 'no-store');
    return c.json({ ok: true, version: manifest.version, backend: kind, database: 'ok' });
  };
