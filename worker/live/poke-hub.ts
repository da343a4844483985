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
};

/** A new version is made at most once a second, so a change may be in the next one. */
const versionMadeAfterMs = 1_050;

/** Distributes the notifications of one LISTEN to all streams of this process. */
export function createPokeHub({ readLatest, readFewChanges, onJobs, onError }: Options): PokeHub {
  const streams = new Map<PokeListener, Reader>();
  const heard = new Set<Topic>();
  let missed = false;
  let announced: CatalogueLatest | undefined;
  let announcing: 'no' | 'yes' | 'again' = 'no';

  function flush() {
    const topics = new Set(heard);
    const all = missed;
    heard.clear();
    missed = false;
    if (all || topics.has('jobs')) onJobs();
    if (all || topics.has('catalogue')) void announceCatalogue();
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

  async function announceCatalogue() {
    if (announcing !== 'no') {
      announcing = 'again';
      return;
    }
    do {
      announcing = 'yes';
      try {
        let latest = await readLatest();
        if (announced && latest.version <= announced.version) {
          await new Promise((resolve) => setTimeout(resolve, versionMadeAfterMs));
          latest = await readLatest();
        }
        const changes = await changesTo(latest);
        announced = latest;
        const poke: Poke = { stream: 'catalogue', version: latest.version, changes };
        for (const listener of streams.keys()) listener.poke(poke);
      } catch (error) {
        // A lost poke only costs freshness: devices also pull by a timer.
        onError(error);
      }
      // Set in the meantime by a change that this version may not contain. The cast undoes a
      // narrowing that ignores the await.
    } while ((announcing as string) === 'again');
    announcing = 'no';
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
  };
}
