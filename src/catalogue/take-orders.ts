// What the web worker does with the messages of its page.
import type { Network } from '#src/domain/request-json.ts';
import {
  type ChunkHome,
  type ChunkOrder,
  type ChunkReply,
  chunksTogether,
  requestInit,
  storeChunks,
} from './store-chunks.ts';

type Work = {
  manifest: ChunkOrder['manifest'];
  home: PromiseWithResolvers<ChunkHome>;
  end(): void;
};

/** 'begin': every chunk of the newest version, unless the page has ordered what it misses. */
export type ChunkMessage = 'begin' | ChunkOrder | ChunkHome;

/**
 * Returns what takes the messages: an order goes on with what has begun, if it is the same, and a
 * home belongs to the last order. Replies nothing before the home is known: until then nobody may
 * listen.
 */
export function takeOrders(
  reply: (said: ChunkReply) => void,
  factory: IDBFactory = indexedDB,
  network: Network = fetch,
): (message: ChunkMessage) => void {
  let work = Promise.resolve<Work | undefined>(undefined);
  return (message) => {
    if (message === 'begin')
      work = work.then((ordered) => ordered ?? begin().catch(() => undefined));
    else if ('missing' in message) work = work.then((begun) => goOn(begun, message));
    else void work.then((begun) => begun?.home.resolve(message));
  };

  async function begin(): Promise<Work> {
    const answer = await network('/api/catalogue/manifest', requestInit);
    const manifest = (await answer.json()) as ChunkOrder['manifest']; // The page checks its own.
    return start({ manifest, missing: [...manifest.chunks.keys()], together: chunksTogether });
  }

  function goOn(begun: Work | undefined, order: ChunkOrder): Work {
    if (begun && isSame(begun.manifest, order)) return begun;
    begun?.end();
    return start(order);
  }

  function start(order: ChunkOrder): Work {
    const home = Promise.withResolvers<ChunkHome>();
    const ended = new AbortController();
    const request: Network = (url, init) => {
      const signals = [ended.signal, ...(init.signal ? [init.signal] : [])];
      return network(url, { ...init, signal: AbortSignal.any(signals) });
    };
    const onStored = (indexes: readonly number[]) => reply({ stored: indexes });
    const storing = storeChunks(order, home.promise, onStored, factory, request);
    storing
      .catch(() => undefined)
      .then(async (refused) => {
        await home.promise;
        reply({ refused });
      })
      .catch(() => {
        // Ended: its page has another order.
      });
    const end = () => {
      ended.abort();
      home.reject(ended.signal.reason);
    };
    return { manifest: order.manifest, home, end };
  }
}

const isSame = (begun: ChunkOrder['manifest'], { manifest, missing }: ChunkOrder) =>
  begun.epoch === manifest.epoch &&
  begun.version === manifest.version &&
  missing.length === manifest.chunks.length;
