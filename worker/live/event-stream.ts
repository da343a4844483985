/** The writing end of an answer that goes on until one of its sides ends it. */
export type EventStream = {
  readonly readable: ReadableStream<Uint8Array>;
  /** Resolves once all that was written has been read, or the stream has ended. */
  write(bytes: Uint8Array): Promise<void>;
  end(): void;
};

/**
 * One stream, where Hono's `streamSSE` makes three and connects them, with which each listening
 * device took a third more memory. `onCancel` is called when the reader is gone.
 */
export function createEventStream(onCancel: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let unread: PromiseWithResolvers<void> | undefined;
  const settle = () => {
    unread?.resolve();
    unread = undefined;
  };
  const readable = new ReadableStream<Uint8Array>({
    start: (started) => void (controller = started),
    // Called when nothing is left to read.
    pull: settle,
    cancel() {
      controller = undefined;
      settle();
      onCancel();
    },
  });
  return {
    readable,
    async write(bytes) {
      if (!controller) return;
      unread ??= Promise.withResolvers();
      const { promise } = unread;
      controller.enqueue(bytes);
      await promise;
    },
    end() {
      controller?.close();
      controller = undefined;
      settle();
    },
  };
}
