/** Runs a task after all that were given before it; resolves or rejects as the task does. */
export type SerialQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** One task at a time, in the order of the calls; a failure stops nothing behind it. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    // A rejection belongs to the caller, who has `result`; the next in line only waits for its end.
    last = result.catch(() => {});
    return result;
  };
}
