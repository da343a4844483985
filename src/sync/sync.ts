import type { Failure } from '#src/domain/failure.ts';
import type { Readable } from '#src/domain/store.ts';

/** What the exchange with the server is doing; a new object whenever something changed. */
export type SyncView = {
  busy: boolean;
  /** Why nothing is exchanged with the server at the moment. */
  failure?: Failure;
  /** ISO time since when, by this device's clock. */
  since?: string;
};

/** The exchange with the server, as the rest of the app sees it. */
export type Sync = Readable<SyncView> & {
  /** Sends, pulls and refreshes the pets; comes back when that is done or has failed. */
  syncNow(): Promise<void>;
  /** Sends what waits, as far as it goes. */
  sendWaiting(): Promise<void>;
  stop(): void;
};
