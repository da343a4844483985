import { importFormats } from '#src/domain/import/formats.ts';
import type { ImportFeed } from '#src/domain/import/import-feed.ts';
import { openImportFile } from '#src/domain/import/import-file.ts';
import { getBounded } from '#worker/http/get-bounded.ts';
import type { PublicNetwork } from '#worker/http/public-network.ts';
import type { Backend } from '#worker/supabase/backend.ts';
import { rpc } from '#worker/supabase/rpc.ts';
import { chooseFormat } from './choose-format.ts';
import { type CallServer, callPrivileged } from '#worker/supabase/server-calls.ts';
import { decide, planFile, runImport } from './run-import.ts';

type Options = {
  backend: Pick<Backend, 'privileged'>;
  network: Pick<PublicNetwork, 'fetch'>;
  feeds: readonly ImportFeed[];
  stopping: AbortSignal;
  onError: (error: unknown) => void;
};

/** 32 MB: 10,000 pets with long descriptions have 20. It is in the worker's memory. */
const mostBytes = 32 * 1024 * 1024;
/** 60 s: systems that write their list when they are asked take half a minute. */
const timeoutMs = 60_000;
/** A day, less the half hour by which one look at the clock may be later than the one before. */
const everyMs = (24 * 60 - 30) * 60_000;

/** For the log; the report has the sentence. The code is the feed's host: its address may hold a key. */
class FeedFailed extends Error {
  override name = 'FeedFailed';
  readonly code: string;

  constructor(code: string) {
    super('a feed was not imported');
    this.code = code;
  }
}

/** Imports each feed that no worker has imported for a day. Never rejects. */
export async function readFeeds(options: Options): Promise<void> {
  for (const feed of options.feeds) {
    if (options.stopping.aborted) return;
    await readFeed(options, feed).catch(options.onError);
  }
}

async function readFeed(options: Options, feed: ImportFeed): Promise<void> {
  const { privileged } = options.backend;
  // One of several workers does it: the attempt is taken before the work.
  const limits = [{ key: `import feed ${feed.url}`, burst: 1, everyMs }];
  const { taken } = await rpc(privileged, 'take_attempts', { p_limits: limits, p_wanted: 1 });
  if (taken === 0) return;
  try {
    if (await importFeed(options, feed)) return;
  } catch (error) {
    options.onError(error);
  }
  // The database did not answer, or the worker ends: the next look at the clock tries again.
  await rpc(privileged, 'give_back_attempts', { p_limits: limits });
}

/** Whether this feed is done for today, be it by a report of what was wrong. */
async function importFeed(
  { backend, network, stopping, onError }: Options,
  feed: ImportFeed,
): Promise<boolean> {
  const { hostname, pathname } = new URL(feed.url);
  const call = callPrivileged(backend.privileged);
  const format = importFormats.find(({ key }) => key === feed.format);
  const source = feed.source ?? format?.source ?? hostname.slice(0, 100);
  const fileName = `${hostname}/${pathname.split('/').at(-1)}`;
  const fail = async (reason: string) => {
    onError(new FeedFailed(hostname));
    await keepFailure(call, { source, format: feed.format ?? '', fileName, reason });
    return true;
  };
  const got = await getBounded(feed.url, {
    network,
    hosts: [hostname],
    accept: 'text/csv,application/json,text/plain;q=0.9,*/*;q=0.5',
    isWanted: () => true,
    maxBytes: mostBytes,
    timeoutMs,
    stopping,
  });
  if (stopping.aborted) return false;
  if (got.kind !== 'got') return fail(got.reason);
  const opened = openImportFile(got.bytes);
  if (opened.outcome === 'refused') return fail(opened.reason);
  const chosen = chooseFormat(opened.file, feed.format);
  if (chosen.outcome === 'refused')
    return fail(`${chosen.reason} The environment's IMPORT_FEEDS can name it: #format=KEY.`);
  const reading = { file: opened.file, format: chosen.format };
  const named = { source: feed.source ?? chosen.format.source };
  const planned = await planFile(call, { ...reading, ...named }, stopping);
  const { isWhole } = await runImport(call, planned, {
    ...named,
    format: chosen.format,
    fileName,
    ...decide(planned.plan, feed),
    signal: stopping,
  });
  return isWhole;
}

type Failure = { source: string; format: string; fileName: string; reason: string };

/** A run that brought nothing, with the reason: staff find it where every run is. */
async function keepFailure(call: CallServer, { reason, fileName, ...named }: Failure) {
  const id = crypto.randomUUID();
  const problem = { line: 0, outcome: 'stopped', name: '', reason: reason.slice(0, 500) } as const;
  await call('start_import', {
    p_id: id,
    p_import: {
      ...named,
      format: named.format.slice(0, 50),
      fileName: fileName.slice(0, 200),
      pets: 0,
      pictureHosts: [],
      problems: [problem],
      problemCount: 1,
    },
  });
  await call('finish_import', { p_id: id });
}
