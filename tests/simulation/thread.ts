// Replaces the time, randomness and event-loop turns of the thread that imports it. Import it
// before Dexie, which reads these globals once, and only in a thread that does nothing else.
import { createCipheriv, createDecipheriv } from 'node:crypto';
import { VirtualTime } from './virtual-time.ts';

/** The time of this thread: Date, timers and AbortSignal.timeout follow it. */
export const time = new VirtualTime();

const nextTurn = globalThis.setImmediate;
let due = 0;
let elsewhere = 0;

/** Storage and live queries run in later turns; counting them shows when the device is idle. */
function countedTurn(run: (...args: unknown[]) => void, ...args: unknown[]) {
  due += 1;
  return nextTurn(() => {
    due -= 1;
    run(...args);
  });
}

function virtualTimeout(run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
  // A zero timeout becomes a turn: Node's order of the two depends on the machine's load.
  if (ms <= 1) {
    let calledOff = false;
    countedTurn(() => {
      if (!calledOff) run(...args);
    });
    return () => {
      calledOff = true;
    };
  }
  return time.after(ms, () => run(...args));
}

const RealDate = Date;
class VirtualDate extends RealDate {
  constructor(...args: [] | [number | string]) {
    if (args.length === 0) super(time.now());
    else super(...args);
  }
  static override now() {
    return time.now();
  }
}

Object.assign(globalThis, {
  setImmediate: countedTurn,
  setTimeout: virtualTimeout,
  clearTimeout: (callOff: unknown) => {
    if (typeof callOff === 'function') callOff();
  },
  Date: VirtualDate,
  // It would send Dexie's signals over the real event loop; within one thread Dexie needs none.
  BroadcastChannel: undefined,
});
// WebCrypto works in other threads, in their own time; Node's own functions work in this one. A key
// is its bytes here.
Object.assign(globalThis.crypto.subtle, {
  importKey: async (_format: string, bytes: Uint8Array) => bytes,
  encrypt: async ({ iv }: { iv: Uint8Array }, key: Uint8Array, data: Uint8Array) => {
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const all = Buffer.concat([cipher.update(data), cipher.final(), cipher.getAuthTag()]);
    return new Uint8Array(all).buffer;
  },
  decrypt: async ({ iv }: { iv: Uint8Array }, key: Uint8Array, data: ArrayBuffer) =>
    new Uint8Array(decrypt(key, iv, data)).buffer,
});

/** What was encrypted with a device key, read from outside. */
export function decrypt(key: Uint8Array, iv: Uint8Array, data: ArrayBuffer): Buffer {
  const bytes = Buffer.from(data);
  const decipher = createDecipheriv('aes-256-gcm', key, iv);
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]);
}

// Created once, because creating one for each of thousands of requests records a stack each time.
const timeout = new DOMException('The wait is over.', 'TimeoutError');
AbortSignal.timeout = (ms) => {
  const controller = new AbortController();
  time.after(ms, () => controller.abort(timeout));
  return controller.signal;
};

/** Runs work that the counters do not see, such as a database in WebAssembly: `idle` awaits it. */
export async function outside<Result>(work: () => Promise<Result>): Promise<Result> {
  elsewhere += 1;
  try {
    return await work();
  } finally {
    elsewhere -= 1;
  }
}

/** One turn of the event loop, in which storage does what it has queued. */
export const turn = () => new Promise<void>((resolve) => nextTurn(resolve));

/** Waits until nothing more happens without time passing. */
export async function idle(): Promise<void> {
  let turns = 0;
  do {
    await turn();
    turns += 1;
    // 100,000: a thousand times what the longest exchange takes.
    if (turns > 100_000 && elsewhere === 0) throw new Error('The device never comes to rest.');
  } while (due > 0 || elsewhere > 0);
}
