import type { Chance } from './chance.ts';
import { isSync, type Letter } from './letters.ts';

/** What may befall a request. */
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
] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** What else a history may hold; each is counted when it happened, not when it was planned. */
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
  'clock jumped',
  'storage write failed',
  'storage deleted',
  'cookie changed hands',
  'signed out offline',
] as const;
export type Fault = NetworkFault | (typeof otherFaults)[number];

export const allFaults: readonly Fault[] = [...networkFaults, ...otherFaults];

export type FaultCounts = Partial<Record<Fault, number>>;

/** `amount` from 0 to 100 is what the fault has of it; `route` narrows what it may befall. */
export type Armed = { fault: NetworkFault; amount: number; route?: string };

/** Faults that wait for the next request they fit, and how many of each have happened. */
export class Faults {
  readonly counts: FaultCounts = Object.fromEntries(allFaults.map((fault) => [fault, 0]));
  #armed: Armed[] = [];

  count(fault: Fault): void {
    this.counts[fault] = (this.counts[fault] ?? 0) + 1;
  }

  arm(armed: Armed): void {
    this.#armed.push(armed);
  }

  /** From now on nothing goes wrong any more. */
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
  // What is added to a cart is there for others from the end on, what is taken out is gone from the
  // beginning: an oracle that knows one order tells only the second.
  if (fault === 'commits late') {
    return (
      letter.route === 'POST /api/sync/push' && !JSON.stringify(letter.body).includes('addToCart')
    );
  }
  // No browser repeats a sign-in by itself.
  return fault !== 'delivered several times' || isSync(letter);
}

/** Milliseconds from one side to the other: mostly little, at times longer than patience. */
export function latencyMs(chance: Chance): number {
  if (chance.oneIn(60)) return chance.between(10_000, 45_000);
  if (chance.oneIn(8)) return chance.between(200, 3_000);
  return chance.between(5, 80);
}
