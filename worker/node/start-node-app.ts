import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { suggest } from '#src/domain/suggestion/suggest.ts';
import { createApp } from '#worker/app.ts';
import { changesReadOnce, type ReadChanges } from '#worker/supabase/changes-read-once.ts';
import type { Model, Settings } from '#worker/env.ts';
import { type Log, logLine } from '#worker/http/log.ts';
import { clientNetwork } from '#worker/http/client-address.ts';
import type { PublicNetwork } from '#worker/http/public-network.ts';
import { readFeeds } from '#worker/imports/read-feeds.ts';
import { deleteExpired } from '#worker/jobs/delete-expired.ts';
import { startJobRunner } from '#worker/jobs/job-runner.ts';
import { readFewChanges } from '#worker/live/few-changes.ts';
import { createPokeHub } from '#worker/live/poke-hub.ts';
import { createPokePoll } from '#worker/live/poke-poll.ts';
import { type PokeSource, readCatalogueLatest } from '#worker/live/poke-source.ts';
import type { MediaStore } from '#worker/media/media-store.ts';
import { sweepMedia } from '#worker/media/sweep-media.ts';
import type { Mailbox } from '#worker/mail/mailbox.ts';
import { notificationJobs } from '#worker/notifications/notification-jobs.ts';
import { pictureJobs } from '#worker/pictures/picture-jobs.ts';
import { createCallBudget } from '#worker/suggestions/call-budget.ts';
import { createCircuit } from '#worker/suggestions/circuit.ts';
import { createModelMind } from '#worker/suggestions/model-mind.ts';
import { openAiCompatible } from '#worker/suggestions/openai-compatible.ts';
import { createRefinements, type Refinements } from '#worker/suggestions/refinements.ts';
import { suggestionJobs } from '#worker/suggestions/suggestion-jobs.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { loadCutter } from './cut-picture.ts';
import { encoders } from './encoders.ts';
import { filesInFolder } from './files-in-folder.ts';
import { createPublicNetwork } from './public-network.ts';

type Options = {
  backend: Backend;
  settings: Settings;
  /** The folder of the built app. */
  dist: string;
  media: MediaStore;
  log: Log;
  /** Reaches push services and the hosts of pictures; a test stands in for them here. */
  network?: PublicNetwork;
  /** Has a page of its own, for a laptop. */
  mailbox?: Mailbox | undefined;
};

export type NodeApp = {
  app: ReturnType<typeof createApp>;
  /** Ends streams and running jobs. Whoever opened the backend closes it. */
  stop(): Promise<void>;
};

/** Hourly is often enough: what is deleted has been kept for weeks, and feeds are read each day. */
const sweepEveryMs = 60 * 60 * 1000;

/** Starts the app and what runs beside it: jobs, pokes and the deletion of expired rows. */
export async function startNodeApp(options: Options): Promise<NodeApp> {
  const { backend, settings, dist, media, log, mailbox, network = createPublicNetwork() } = options;
  const onError = (error: unknown) => log(logLine({ event: 'background work failed', error }));
  const stopping = new AbortController();
  const jobs = startJobs(options, network, stopping.signal, onError);
  const readChanges = changesReadOnce(backend);
  const { pokes, unlisten } = await listen(backend, readChanges, jobs.wake, onError);
  // A large file may take longer than an hour: the next look begins when it is done.
  let feeding = Promise.resolve();
  const sweep = () => {
    void deleteExpired(backend, settings).catch(onError);
    void sweepMedia(backend, media).catch(onError);
    const { importFeeds: feeds } = settings;
    feeding = feeding.then(() =>
      readFeeds({ backend, network, feeds, stopping: stopping.signal, onError }),
    );
  };
  const sweeping = setInterval(sweep, sweepEveryMs);
  sweep();

  const networkOf = clientNetwork(settings.trustedProxies);
  // A test calls the app without a connection.
  const peerOf = (c: Context) =>
    c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
  const app = createApp({
    backend,
    settings,
    pokes,
    readChanges,
    files: filesInFolder(dist),
    media,
    mailbox,
    // A database that notifies says when there are jobs.
    ...(!backend.listen && { runJobsSoon: jobs.wake }),
    isPublicHost: network.isPublicHost,
    addressOf: (c) => networkOf(peerOf(c), c.req.raw.headers),
    stopping: stopping.signal,
    log,
    encoders,
  });
  return {
    app,
    async stop() {
      clearInterval(sweeping);
      stopping.abort();
      await Promise.all([jobs.stop(), feeding]);
      await unlisten();
    },
  };
}

/** `wake` resolves once the rules have answered every question. It waits for nobody else. */
function startJobs(
  { backend, settings, media }: Options,
  network: PublicNetwork,
  stopping: AbortSignal,
  onError: (e: unknown) => void,
) {
  const { model, vapid } = settings;
  const refinements = model && refineBy(model, backend, onError);
  const suggestions = startJobRunner({
    backend,
    job: suggestionJobs({ backend, answer: suggest, refinements }),
    onError,
  });
  const notifications =
    vapid &&
    startJobRunner({
      backend,
      job: notificationJobs({ backend, vapid, fetch: network.fetch }),
      onError,
    });
  const pictures = startJobRunner({
    backend,
    job: pictureJobs({ backend, media, network, loadCutter, stopping }),
    onError,
  });
  return {
    wake: () => {
      void notifications?.wake();
      void pictures.wake();
      return suggestions.wake();
    },
    async stop() {
      await Promise.all([suggestions.stop(), notifications?.stop(), pictures.stop()]);
      await refinements?.stop();
    },
  };
}

function refineBy(
  { baseUrl, dailyTokens, ...model }: Model,
  backend: Backend,
  onError: (error: unknown) => void,
): Refinements | undefined {
  if (baseUrl === undefined) return undefined;
  const mind = createModelMind({
    call: openAiCompatible({ ...model, baseUrl }),
    takeCall: createCallBudget(backend, dailyTokens),
    circuit: createCircuit(),
  });
  return createRefinements({ backend, mind, onError });
}

async function listen(
  backend: Backend,
  readChanges: ReadChanges,
  onJobs: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<{ pokes: PokeSource; unlisten: () => Promise<void> }> {
  if (!backend.listen)
    return { pokes: createPokePoll({ backend, onError }), unlisten: async () => {} };
  const hub = createPokeHub({
    readLatest: readCatalogueLatest(backend),
    readFewChanges: readFewChanges(readChanges),
    onJobs: () => void onJobs(),
    onError,
  });
  const unlisten = await backend.listen(hub.hear, hub.hearGap);
  return {
    pokes: hub.source,
    unlisten: async () => {
      hub.stop();
      await unlisten();
    },
  };
}
