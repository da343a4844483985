/**
 * Runs what it is given one after the other, in the order of the calls; a failure stops nothing
 * behind it.
 */
export type SerialQueue = <Result>(run: () => Promise<Result>) => Promise<Result>;

export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run, run);
    // A rejection belongs to the caller, who has `result`; the next in line only waits for its end.
    last = result.catch(() => {});
    return result;
  };
}
