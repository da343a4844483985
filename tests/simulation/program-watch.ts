import { inspect } from 'node:util';

/** Errors that a page may log after it has crashed or lost its storage; no others are allowed. */
const expected = [
  'DatabaseClosedError',
  'AbortError',
  'QuotaExceededError',
  'InvalidStateError',
  'TransactionInactiveError',
];

/** Collects unexpected errors: what the code logs or throws without a handler. */
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
