// Web Locks of one browser profile: shared by its tabs and its service worker.

/** Who holds or waits: a page, which may be frozen and may vanish. */
export type LockClient = { thawed(): Promise<void> };

type Request = { client: LockClient; start: () => void };

export type WebLocks = {
  /** What `navigator.locks` is to one page. */
  managerOf(client: LockClient): LockManager;
  /** The page is gone: what it held is free, what it waited for is forgotten. */
  release(client: LockClient): void;
};

export function webLocks(): WebLocks {
  const held = new Map<string, Request>();
  const waiting = new Map<string, Request[]>();
  const gone = new Set<LockClient>();

  const grant = (name: string) => {
    if (held.has(name)) return;
    const next = waiting.get(name)?.shift();
    if (!next) return;
    held.set(name, next);
    next.start();
  };
  const free = (name: string, request: Request) => {
    if (held.get(name) !== request) return;
    held.delete(name);
    grant(name);
  };

  const request = <T>(
    client: LockClient,
    name: string,
    { signal }: LockOptions,
    work: () => Promise<T>,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      // Its code still runs here, where a browser would have ended it: it gets nothing any more.
      if (gone.has(client)) return;
      const giveUp = () => {
        const queue = waiting.get(name) ?? [];
        // Granted already: the signal ends the waiting, never the work.
        if (!queue.includes(mine)) return;
        waiting.set(
          name,
          queue.filter((other) => other !== mine),
        );
        reject(signal?.reason);
      };
      const mine: Request = {
        client,
        start: () => {
          signal?.removeEventListener('abort', giveUp);
          void client
            .thawed()
            .then(work)
            .then(resolve, reject)
            .finally(() => free(name, mine));
        },
      };
      if (signal?.aborted) return reject(signal.reason);
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.set(name, [...(waiting.get(name) ?? []), mine]);
      void client.thawed().then(() => grant(name));
    });

  return {
    managerOf: (client) =>
      // The part of it that deviceLocks calls.
      ({
        request: (name: string, options: LockOptions, work: () => Promise<unknown>) =>
          request(client, name, options, work),
      }) as unknown as LockManager,
    release: (client) => {
      gone.add(client);
      for (const [name, queue] of waiting) {
        waiting.set(
          name,
          queue.filter((other) => other.client !== client),
        );
      }
      for (const [name, request] of held) if (request.client === client) free(name, request);
    },
  };
}
