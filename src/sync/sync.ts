import type { Failure } from '#src/domain/failure.ts';
import type { Readable } from '#src/domain/store.ts';

/** The state of the exchange with the server; a new object whenever it changes. */
export type SyncView = {
  busy: boolean;
  /** Why nothing can be exchanged with the server at the moment. */
  failure?: Failure;
  /** ISO time of the first failure since the last success, by this device's clock. */
  since?: string;
};

/** The exchange with the server, as the rest of the app sees it. */
export type Sync = Readable<SyncView> & {
  /** Pushes, pulls and refreshes the pets; resolves when that is done or has failed. */
  syncNow(): Promise<void>;
  /** Sends the waiting commands, as many as can be sent now. */
  sendWaiting(): Promise<void>;
  stop(): void;
};
