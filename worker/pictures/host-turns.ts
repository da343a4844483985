import type { Got } from '#worker/http/get-bounded.ts';

export type HostTurns = {
  /**
   * Asks a host, after those that ask it now if there are as many as may; not at all while it wants to
   * be left alone, as its last answer said.
   */
  ask(host: string, get: () => Promise<Got>): Promise<Got>;
};

export function createHostTurns(atOnce: number, now = () => performance.now()): HostTurns {
  const asking = new Map<string, { count: number; waiting: (() => void)[] }>();
  const restsUntil = new Map<string, number>();

  async function enter(host: string): Promise<void> {
    const here = asking.get(host) ?? { count: 0, waiting: [] };
    asking.set(host, here);
    if (here.count < atOnce) here.count += 1;
    // Who leaves hands the turn on.
    else await new Promise<void>((resolve) => here.waiting.push(resolve));
  }
  function leave(host: string): void {
    const here = asking.get(host);
    const next = here?.waiting.shift();
    if (next) return next();
    if (here && (here.count -= 1) === 0) asking.delete(host);
  }

  return {
    async ask(host, get) {
      await enter(host);
      try {
        const restMs = (restsUntil.get(host) ?? 0) - now();
        if (restMs > 0)
          return {
            kind: 'later',
            reason: `${host} asked to be left alone for a while.`,
            afterS: Math.ceil(restMs / 1000),
          };
        restsUntil.delete(host);
        const got = await get();
        if (got.kind === 'later' && got.afterS !== undefined)
          restsUntil.set(host, now() + got.afterS * 1000);
        return got;
      } finally {
        leave(host);
      }
    },
  };
}
