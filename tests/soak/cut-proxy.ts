import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type CutProxy = {
  port: number;
  /** Ends every connection without a goodbye, as a router that restarts does. */
  cut(): void;
  close(): Promise<void>;
};

/** Forwards TCP connections to a port of this machine. */
export async function openCutProxy(toPort: number): Promise<CutProxy> {
  const thread = new Worker(new URL('cut-proxy-thread.ts', import.meta.url), {
    workerData: toPort,
  });
  const [port] = (await once(thread, 'message')) as [number]; // what the thread posts first
  return {
    port,
    cut: () => thread.postMessage('cut'),
    close: async () => {
      await thread.terminate();
    },
  };
}
