import type { CatalogueLatest, Poke } from '#src/domain/protocol.ts';
import type { Topic } from '#worker/supabase/backend.ts';
import type { ReadFewChanges } from './few-changes.ts';
import type { PokeListener, PokeSource, Reader, ReadLatest } from './poke-source.ts';

type Options = {
  readLatest: ReadLatest;
  readFewChanges: ReadFewChanges;
  /** Called when there may be new jobs. */
  onJobs: () => void;
  onError: (error: unknown) => void;
};

export type PokeHub = {
  /** Takes a notification of LISTEN. Only sets a flag: its caller may hold the connection. */
  hear(topic: Topic): void;
  /** Pokes everyone: notifications may have been missed. */
  hearGap(): void;
  source: PokeSource;
  /** Reads nothing more. */
  stop(): void;
};

/**
 * A version is made for whoever asks, at most once a second. The newest one may thus be older than a
 * change that was heard, and new to this worker all the same: a page may have asked for it.
 */
const versionMadeAfterMs = 1_050;
const readingsForEachChange = 2;

/** Distributes the notifications of one LISTEN to all streams of this process. */
export function createPokeHub({ readLatest, readFewChanges, onJobs, onError }: Options): PokeHub {
  const streams = new Map<PokeListener, Reader>();
  const heard = new Set<Topic>();
  let missed = false;
  let announced: CatalogueLatest | undefined;
  let readingsLeft = 0;
  let reading: Promise<void> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    const topics = new Set(heard);
    const all = missed;
    heard.clear();
    missed = false;
    if (all || topics.has('jobs')) onJobs();
    if (all || topics.has('catalogue')) announceCatalogue();
    for (const [listener, reader] of streams) {
      const told = [...reader.topics].filter((topic) => topics.has(topic));
      if (told.some((topic) => topic.startsWith('session:'))) listener.end();
      else if (all || told.length > 0) listener.poke({ stream: 'own-rows' });
      if (all) listener.checkSession();
    }
  }

  function flushSoon() {
    if (heard.size === 0 && !missed) setTimeout(flush, 0);
  }

  function announceCatalogue() {
    readingsLeft = readingsForEachChange;
    // `flush` is a task of its own: it never comes between the last reading and this.
    reading ??= readVersions().finally(() => (reading = undefined));
  }

  async function readVersions() {
    while (readingsLeft > 0) {
      // Before the reading, which may not have what is heard meanwhile.
      readingsLeft -= 1;
      try {
        await announce(await readLatest());
      } catch (error) {
        // A lost poke only costs freshness: devices also pull by a timer.
        onError(error);
      }
      if (readingsLeft > 0)
        await new Promise<void>((resolve) => (pause = setTimeout(resolve, versionMadeAfterMs)));
    }
  }

  async function announce(latest: CatalogueLatest) {
    if (latest.epoch === announced?.epoch && latest.version <= announced.version) return;
    const changes = await changesTo(latest);
    announced = latest;
    const poke: Poke = { stream: 'catalogue', version: latest.version, changes };
    for (const listener of streams.keys()) listener.poke(poke);
  }

  /** Read once for all streams. Whoever is not at the version announced before pulls. */
  async function changesTo(latest: CatalogueLatest): Promise<unknown> {
    if (!announced || streams.size === 0) return undefined;
    try {
      return await readFewChanges(announced, latest);
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  return {
    hear(topic) {
      flushSoon();
      heard.add(topic);
    },
    hearGap() {
      flushSoon();
      missed = true;
    },
    async source(reader, listener) {
      streams.set(listener, reader);
      return () => streams.delete(listener);
    },
    stop: () => clearTimeout(pause),
  };
}
