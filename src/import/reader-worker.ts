// A web worker: a file of 100 MB takes seconds to read, in which a page would not answer.
import { createReader } from './create-reader.ts';
import type { ReaderCall, ReaderReply } from './reader.ts';

const reply = (said: ReaderReply) => postMessage(said);
const reader = createReader((progress) => reply({ progress }));

addEventListener('message', ({ data: { id, name, given } }: MessageEvent<ReaderCall>) => {
  // `startReader` sends what the method of this name is given.
  const method = reader[name] as (...all: readonly unknown[]) => unknown;
  (async () => method(...given))().then(
    (value) => reply({ id, value }),
    (error: unknown) => reply({ id, error: String(error) }),
  );
});
