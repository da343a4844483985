/** Runs a task after all earlier ones; resolves or rejects as the task does. */
export type SerialQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Runs one task at a time, in the order of the calls. A failed task does not stop later ones. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const result = last.then(task);
    // The caller handles a rejection of `result`; the next task only waits for the end.
    last = result.catch(() => {});
    return result;
  };
}
