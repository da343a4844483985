// Takes over time, chance and turns of the thread that imports it. Import it before Dexie, which
// looks at these once; and only in a thread that does nothing but simulate.
import { VirtualTime } from './virtual-time.ts';

/** The time of this thread: Date, timers and AbortSignal.timeout follow it. */
export const time = new VirtualTime();

const nextTurn = globalThis.setImmediate;
let due = 0;
let elsewhere = 0;

/** Storage and live queries ask for the next turn; counting them tells when the device is idle. */
function countedTurn(run: (...args: unknown[]) => void, ...args: unknown[]) {
  due += 1;
  return nextTurn(() => {
    due -= 1;
    run(...args);
  });
}

function virtualTimeout(run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
  // Node runs a zero timeout before or after the turn's other work, as the machine's load has it.
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
  // It would carry Dexie's signals over the real event loop; in one thread they need no carrying.
  BroadcastChannel: undefined,
});
// One for all: making one notes a stack, for each request of thousands.
const timeout = new DOMException('The wait is over.', 'TimeoutError');
AbortSignal.timeout = (ms) => {
  const controller = new AbortController();
  time.after(ms, () => controller.abort(timeout));
  return controller.signal;
};

/** Work that the counters do not see, such as a database in WebAssembly, is waited for by name. */
export async function outside<Result>(work: () => Promise<Result>): Promise<Result> {
  elsewhere += 1;
  try {
    return await work();
  } finally {
    elsewhere -= 1;
  }
}

/** One turn of the event loop: what storage has asked for so far is done. */
export const turn = () => new Promise<void>((resolve) => nextTurn(resolve));

/** Waits until nothing but time would change anything. */
export async function idle(): Promise<void> {
  let turns = 0;
  do {
    await turn();
    turns += 1;
    // 100,000: a thousand times what the longest exchange takes.
    if (turns > 100_000 && elsewhere === 0) throw new Error('The device never comes to rest.');
  } while (due > 0 || elsewhere > 0);
}
