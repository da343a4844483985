type Gate = <Result>(work: () => Promise<Result>, inFront?: boolean) => Promise<Result> | undefined;

/**
 * Runs so many works at once, the others in turn. Returns undefined if `waiting` wait already; one
 * that is let in front is never refused and is the next.
 */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  let running = 0;
  const queue: (() => void)[] = [];
  const start = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } finally {
      const next = queue.shift();
      // Whoever is next takes this place: nobody else can come between.
      if (next) next();
      else running -= 1;
    }
  };
  return (work, inFront = false) => {
    if (running < atOnce) {
      running += 1;
      return start(work);
    }
    if (queue.length >= waiting && !inFront) return undefined;
    const turn = new Promise<void>((resolve) =>
      inFront ? queue.unshift(resolve) : queue.push(resolve),
    );
    return turn.then(() => start(work));
  };
}
