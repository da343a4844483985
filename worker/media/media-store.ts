/** How much of a medium a store has; `done` once it is complete and was found sound. */
export type Received = { bytes: number; done: boolean };

/**
 * Where media are kept: in a folder (`mediaInFolder`) or in Supabase Storage (`mediaInStorage`). One suite
 * of tests holds both against what is said here (`tests/contract/media-store.test.ts`).
 *
 * Ids are SHA-256 in hex, so the same id means the same bytes, whoever sends them. What is done never
 * changes, and a crash at any moment leaves a medium either as it was before or done.
 */
export type MediaStore = {
  received(id: string): Promise<Received>;
  /**
   * Adds bytes at this offset. Where they do not begin at or before the end of what was received,
   * nothing is written; bytes that are there already are not added twice. Gives what is received then.
   */
  append(id: string, offset: number, bytes: Uint8Array): Promise<Received>;
  /**
   * Completes what was received if `isSound` says so of all its bytes. Otherwise nothing stays of it,
   * and it can be sent again from the start.
   */
  finish(
    id: string,
    isSound: (bytes: Uint8Array<ArrayBuffer>) => Promise<boolean>,
  ): Promise<Received>;
  /** The bytes of a medium that is done. */
  read(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Removes all of it. No error where there is nothing. */
  remove(id: string): Promise<void>;
  /** The ids of everything there is, done or not. */
  list(): AsyncIterable<string>;
};

/** There is no room for more. The message is for people. */
export class NoRoom extends Error {
  override name = 'NoRoom';
}
