import type { Failure } from '#src/domain/failure.ts';
import type { Readable, Store } from '#src/domain/store.ts';

/** The state of the exchange with the server; a new object whenever it changes. */
export type SyncView = {
  busy: boolean;
  /** Why nothing can be exchanged with the server at the moment. */
  failure?: Failure;
  /** ISO time of the first failure since the last success, by this device's clock. */
  since?: string;
};

/**
 * Photos whose commands the server has, and not all their bytes; why the last attempt to send some
 * failed, if it did.
 */
export type PhotosOnTheWay = { count: number; failure?: Failure | undefined };
export const noPhotos: PhotosOnTheWay = { count: 0 };

/** The exchange with the server, as the rest of the app sees it. */
export type Sync = Readable<SyncView> & {
  /** Set by `startMedia`, which a visitor never loads. */
  photos: Store<PhotosOnTheWay>;
  /** Pushes, pulls and refreshes the pets; resolves when that is done or has failed. */
  syncNow(): Promise<void>;
  /** Sends the waiting commands, as many as can be sent now. */
  sendWaiting(): Promise<void>;
  stop(): void;
};
