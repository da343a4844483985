// Web Locks of one browser profile: shared by its tabs and its service worker.

/** The holder of a lock or a waiting client: a page that may be frozen or may crash. */
export type LockClient = { thawed(): Promise<void> };

type Request = { client: LockClient; start: () => void };

export type WebLocks = {
  /** The `navigator.locks` of one page. */
  managerOf(client: LockClient): LockManager;
  /** Ends a page: frees its locks and drops its requests. */
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
      // Its code still runs here, unlike in a browser, so it gets no lock.
      if (gone.has(client)) return;
      const giveUp = () => {
        const queue = waiting.get(name) ?? [];
        // Already granted: the signal ends only the waiting, not the work.
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
      // Only the part that deviceLocks calls.
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
