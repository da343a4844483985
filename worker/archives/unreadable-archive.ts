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
    return new UnreadableArchive('it is damaged, or not all of it is there', { cause });
  }
}
