import { type Log, logLine } from './log.ts';

/**
 * From now on, what libraries write to the console goes to our log without its words: they quote
 * rows, cookies and addresses. What remains of each call is its error's kind, or the place in the
 * code that made it.
 */
export function guardConsole(log: Log): void {
  const levels = {
    debug: 'warn',
    log: 'warn',
    info: 'warn',
    warn: 'warn',
    error: 'error',
  } as const;
  for (const [method, level] of Object.entries(levels))
    Reflect.set(console, method, (...args: unknown[]) => {
      const error = args.find((one) => one instanceof Error) ?? new Error('written');
      if (isAnswerOfFunction(error)) return;
      log(logLine({ level, event: 'a library wrote to the console', error }));
    });
}

/**
 * Whether one of our database functions, or the conversion in postgrest-errors.ts, chose this error
 * as an answer. Who called it gets it, and logs it where nobody expected it.
 */
const isAnswerOfFunction = (error: Error) =>
  'code' in error && typeof error.code === 'string' && /^(?:PT4|PGRST)/.test(error.code);
