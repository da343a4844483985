// The worker on workerd (Cloudflare Workers): a hosted project behind it, files from ASSETS.
import type { Context, ExecutionContext } from 'hono';
import type { Mind } from '#src/domain/suggestion/mind.ts';
import { suggest } from '#src/domain/suggestion/suggest.ts';
import type { BuiltFiles } from '#worker/documents/documents-app.ts';
import { guardConsole } from '#worker/http/guard-console.ts';
import { logLine } from '#worker/http/log.ts';
import { clientNetwork } from '#worker/http/client-address.ts';
import { deleteExpired } from '#worker/jobs/delete-expired.ts';
import { runJobs } from '#worker/jobs/run-jobs.ts';
import { changesReadOnce } from '#worker/supabase/changes-read-once.ts';
import { createPokePoll } from '#worker/live/poke-poll.ts';
import { mediaInStorage } from '#worker/media/media-in-storage.ts';
import { sweepMedia } from '#worker/media/sweep-media.ts';
import { notificationJobs } from '#worker/notifications/notification-jobs.ts';
import { pictureJobs } from '#worker/pictures/picture-jobs.ts';
import { callBinding, isAiBinding } from '#worker/suggestions/ai-binding.ts';
import { createCallBudget } from '#worker/suggestions/call-budget.ts';
import { createCircuit } from '#worker/suggestions/circuit.ts';
import { createModelMind, type ModelCall } from '#worker/suggestions/model-mind.ts';
import { openAiCompatible } from '#worker/suggestions/openai-compatible.ts';
import { createRefinements } from '#worker/suggestions/refinements.ts';
import { suggestionJobs } from '#worker/suggestions/suggestion-jobs.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { connectHosted, type Hosted } from '#worker/supabase/hosted.ts';
import { createApp } from './app.ts';
import {
  adminEmailsNeedMail,
  adminSignupOf,
  type Model,
  readEnvironment,
  type Settings,
  StartFailure,
} from './env.ts';

type Bindings = Record<string, unknown> & { ASSETS: { fetch: typeof fetch } };

const log = console.error.bind(console);
guardConsole(log);
const logError = (error: unknown) => log(logLine({ event: 'background work failed', error }));
const networkOf = clientNetwork([]);

type Running = {
  backend: Hosted;
  settings: Settings;
  /** The model that answers after the rules, if there is one. */
  mind: Mind | undefined;
  fetch: ReturnType<typeof createApp>['fetch'];
};
// Made at the first request and kept for the life of this isolate, in which bindings do not change.
let running: Running | undefined;

export default {
  async fetch(request: Request, bindings: Bindings, lifetime: ExecutionContext): Promise<Response> {
    try {
      running ??= start(bindings);
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      // For whoever deploys it; visitors only learn that it is not ready.
      log(error.message);
      return Response.json(
        { code: 'unavailable', message: 'Homeward is not set up here yet.' },
        { status: 503 },
      );
    }
    return running.fetch(request, bindings, lifetime);
  },

  /** Each minute: runs jobs that a push did not finish, and deletes expired rows. */
  async scheduled(_event: unknown, bindings: Bindings, lifetime: ExecutionContext): Promise<void> {
    running ??= start(bindings);
    const { backend, settings } = running;
    lifetime.waitUntil(answerQuestions(running).refined);
    lifetime.waitUntil(notify(running));
    lifetime.waitUntil(refusePictures(running));
    lifetime.waitUntil(deleteExpired(backend, settings).catch(logError));
    // Hourly is often enough for what is removed after a day.
    if (new Date().getUTCMinutes() === 0)
      lifetime.waitUntil(sweepMedia(backend, mediaInStorage(backend.privileged)).catch(logError));
  },
};

function start(bindings: Bindings): Running {
  const environment = readEnvironment(bindings);
  if (!environment.hosted)
    throw new StartFailure(
      'SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY must be set: at the edge there is no database but a hosted one.',
    );
  if (!bindings['PUBLIC_URL'])
    throw new StartFailure('PUBLIC_URL must be set: the worker answers under that name only.');
  const backend = connectHosted(environment.hosted);
  // Said to whoever deploys it. Nobody becomes an admin so: each grant asks again.
  if (environment.adminEmails.length > 0)
    void backend.confirmsAddresses().then((confirms) => {
      if (!confirms) console.error(adminEmailsNeedMail().message);
    });
  const settings = { ...environment, adminSignup: adminSignupOf(environment, false) };
  const mind = mindOf(backend, settings, bindings);
  const app = createApp({
    backend,
    settings,
    pokes: createPokePoll({ backend, onError: logError }),
    readChanges: changesReadOnce(backend),
    files: filesOf(bindings),
    media: mediaInStorage(backend.privileged),
    // The answer to the push does not wait for it; `scheduled` runs what is cut off here.
    async runJobsSoon(c) {
      const { answered, refined } = answerQuestions({ backend, mind });
      c.executionCtx.waitUntil(refined);
      c.executionCtx.waitUntil(notify({ backend, settings }));
      await answered;
    },
    // Cloudflare sets it on each request, whatever the client sent.
    addressOf: (c) => networkOf(c.req.header('CF-Connecting-IP'), new Headers()),
    // workerd's fetch reaches nothing but the internet.
    isPublicHost: async () => true,
    log,
  });
  return { backend, settings, mind, fetch: app.fetch };
}

function mindOf(backend: Backend, { model }: Settings, bindings: Bindings): Mind | undefined {
  const call = model && callOf(model, bindings['AI']);
  if (!call) return undefined;
  const takeCall = createCallBudget(backend, model.dailyTokens);
  return createModelMind({ call, takeCall, circuit: createCircuit() });
}

function callOf({ baseUrl, ...model }: Model, binding: unknown): ModelCall | undefined {
  if (baseUrl !== undefined) return openAiCompatible({ ...model, baseUrl });
  return isAiBinding(binding) ? callBinding(binding, model.name) : undefined;
}

/** Of each request its own: workerd lets none wait for another's work. */
function answerQuestions({ backend, mind }: Pick<Running, 'backend' | 'mind'>) {
  const refinements = mind && createRefinements({ backend, mind, onError: logError });
  const job = suggestionJobs({ backend, answer: suggest, refinements });
  const answered = runJobs({ backend, job, onError: logError }).catch(logError);
  return { answered, refined: answered.then(() => refinements?.settled()) };
}

async function notify({
  backend,
  settings: { vapid },
}: Pick<Running, 'backend' | 'settings'>): Promise<void> {
  if (!vapid) return;
  // workerd requires that fetch is called without a receiver.
  const job = notificationJobs({ backend, vapid, fetch: (url, init) => fetch(url, init) });
  await runJobs({ backend, job, onError: logError }).catch(logError);
}

/** What cuts pictures does not run here: whoever imported them reads that in the report. */
async function refusePictures({ backend }: Pick<Running, 'backend'>): Promise<void> {
  const job = pictureJobs({
    backend,
    media: mediaInStorage(backend.privileged),
    network: { fetch: (url, init) => fetch(url, init) },
    loadCutter: async () => undefined,
  });
  await runJobs({ backend, job, onError: logError }).catch(logError);
}

function filesOf({ ASSETS }: Bindings): BuiltFiles {
  // A copy, because the headers of a fetched response are immutable.
  const asset = async (request: Request) => {
    const answer = await ASSETS.fetch(request);
    return new Response(answer.body, answer);
  };
  return {
    async file(c, next) {
      if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
      const answer = await asset(c.req.raw);
      return answer.status === 404 ? next() : answer;
    },
    // Without the visitor's If-None-Match, or ASSETS could answer 304 where the app must answer
    // 404.
    document: (c: Context) => asset(new Request(new URL('/page.html', c.req.url))),
    async text(c, path) {
      const answer = await ASSETS.fetch(new URL(path, c.req.url));
      return answer.ok ? answer.text() : undefined;
    },
  };
}
