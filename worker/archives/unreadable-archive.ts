import { ERR_UNSAFE_FILENAME } from '@zip.js/zip.js/lib/zip-core-native.js';

/** An archive that is not read. `why` ends the sentence "… cannot be read: ". */
export class UnreadableArchive extends Error {
  override name = 'UnreadableArchive';
  readonly why: string;

  constructor(why: string, options?: ErrorOptions) {
    super(`The archive cannot be read: ${why}.`, options);
    this.why = why;
  }

  /** What reading it has thrown, whoever threw it. */
  static from(cause: unknown): UnreadableArchive {
    if (cause instanceof UnreadableArchive) return cause;
    const isUnsafe = cause instanceof Error && cause.message === ERR_UNSAFE_FILENAME;
    return new UnreadableArchive(
      isUnsafe
        ? 'a file in it is named to lead out of it'
        : 'it is damaged, or not all of it is there',
      { cause },
    );
  }
}
