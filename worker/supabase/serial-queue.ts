/**
 * Runs tasks one after the other, in the order of the calls. A failed task does not stop the next.
 */
export type SerialQueue = <Result>(run: () => Promise<Result>) => Promise<Result>;

export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run, run);
    // The caller handles a rejection of `result`; the next task only waits for its end.
    last = result.catch(() => {});
    return result;
  };
}
