import type { Chance } from './chance.ts';
import { isSync, type Letter } from './letters.ts';

/** Faults of a single request. */
export const networkFaults = [
  'request lost',
  'answer lost',
  'delivered several times',
  'arrives late',
  'commits late',
  'slow answer',
  'captive portal',
  '429 in seconds',
  '429 as a date',
  '503 in seconds',
  '503 as a date',
  '500',
  'answer cut',
  'push lost by the database',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** All other faults; each is counted when it happens, not when it is planned. */
export const otherFaults = [
  'offline',
  'tab crashed',
  'tab crashed in mid-write',
  'tab crashed in mid-exchange',
  'tab frozen',
  'stream died silently',
  'poke lost',
  'server restarted',
  'session expired',
  'session ended elsewhere',
  'role changed',
  'pet delisted',
  'application deleted by staff',
  'transaction left open',
  '91 days passed',
  'server put back from a copy',
  'folder put back',
  'database restarted',
  'database killed after a rollback',
  'listener cut',
  'row changed hands',
  'table emptied',
  'outbox over 100',
  'clock jumped',
  'storage write failed',
  'storage deleted',
  'cookie changed hands',
  'signed out offline',
  'pet changed by staff',
  'photo changed by staff',
] as const;
export type Fault = NetworkFault | (typeof otherFaults)[number];

export const allFaults: readonly Fault[] = [...networkFaults, ...otherFaults];

export type FaultCounts = Partial<Record<Fault, number>>;

/** `amount`, 0 to 100, is the size of the fault; `route` limits it to requests of one route. */
export type Armed = { fault: NetworkFault; amount: number; route?: string };

/** Faults that wait for the next matching request, and how many of each have happened. */
export class Faults {
  readonly counts: FaultCounts = Object.fromEntries(allFaults.map((fault) => [fault, 0]));
  #armed: Armed[] = [];

  count(fault: Fault): void {
    this.counts[fault] = (this.counts[fault] ?? 0) + 1;
  }

  arm(armed: Armed): void {
    this.#armed.push(armed);
  }

  /** Removes all faults that have not happened yet. */
  disarm(): void {
    this.#armed = [];
  }

  take(letter: Letter): Armed | undefined {
    if (letter.route === 'GET /api/live') return undefined;
    const index = this.#armed.findIndex((one) => fits(one, letter));
    const [armed] = index === -1 ? [] : this.#armed.splice(index, 1);
    if (armed) this.count(armed.route ? 'cookie changed hands' : armed.fault);
    return armed;
  }
}

function fits({ fault, route }: Armed, letter: Letter): boolean {
  if (route !== undefined) return letter.route === route;
  // An addition to a cart takes effect at the commit, a removal when the transaction begins. The
  // oracle replays a late commit in one place only: where it began.
  if (fault === 'commits late') {
    return (
      letter.route === 'POST /api/sync/push' && !JSON.stringify(letter.body).includes('addToCart')
    );
  }
  if (fault === 'push lost by the database') return letter.route === 'POST /api/sync/push';
  // No browser repeats a sign-in on its own.
  return fault !== 'delivered several times' || isSync(letter);
}

/** One-way latency in milliseconds: mostly short, sometimes longer than the client's timeout. */
export function latencyMs(chance: Chance): number {
  if (chance.oneIn(60)) return chance.between(10_000, 45_000);
  if (chance.oneIn(8)) return chance.between(200, 3_000);
  return chance.between(5, 80);
}
