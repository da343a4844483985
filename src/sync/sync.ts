import type { Readable } from '#src/domain/store.ts';

/**
 * Why nothing is exchanged with the server at the moment; storage: this device's own could not be
 * read or written; outdated: the server no longer serves pages as old as this one.
 */
export type Trouble = 'offline' | 'server' | 'sign-in' | 'storage' | 'outdated';

/** What the exchange with the server is doing; a new object whenever something changed. */
export type SyncView = {
  busy: boolean;
  trouble?: Trouble;
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
