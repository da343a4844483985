import { inspect } from 'node:util';

/** A page that lost its storage, or has crashed, may say these; nothing else. */
const expected = [
  'DatabaseClosedError',
  'AbortError',
  'QuotaExceededError',
  'InvalidStateError',
  'TransactionInactiveError',
];

/** Listens to what the code says when something goes wrong that it did not foresee. */
export function watchTheProgram() {
  const said: string[] = [];
  const { error, warn } = console;
  const listen = (...words: unknown[]) => {
    const text = words.map((word) => (typeof word === 'string' ? word : inspect(word))).join(' ');
    if (!expected.some((name) => text.includes(name))) said.push(text);
  };
  const rejected = (reason: unknown) => listen('Nobody took this rejection:', reason);
  Object.assign(console, { error: listen, warn: listen });
  process.on('unhandledRejection', rejected);
  return {
    unexpected: () => said,
    end: () => {
      Object.assign(console, { error, warn });
      process.off('unhandledRejection', rejected);
    },
  };
}
