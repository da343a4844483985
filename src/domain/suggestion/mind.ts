import * as z from 'zod/mini';
import { type Suggestion, suggestionSchema } from './suggestion.ts';

/** Whoever answers: the rules, a language model that the worker asks, or the browser's own model. */
export type MindName = 'rules' | 'model' | 'browser';
export type Answer = { by: MindName; suggestion: Suggestion };

/** Answers a description of a pet. Rejects with a MindFailure, upon which the next mind is asked. */
export type Mind = (prompt: string, signal: AbortSignal) => Promise<Answer>;

export type MindFailureCode =
  /** The text holds no wish, or nothing but instructions: no model is asked. */
  | 'nothing-to-ask'
  | 'too-slow'
  | 'unreachable'
  /** 429: `retryAfterMs` is how long it wants to be left alone. */
  | 'too-many-requests'
  /** Any other answer than a success, such as 401 for a wrong key. */
  | 'refused'
  /** No answer in the schema, also after a repair. */
  | 'unreadable'
  /** It failed several times in a row, and is left alone for a while. */
  | 'resting'
  /** As many questions are under way as may be. */
  | 'busy'
  | 'budget-used-up';

/** Why a mind gave no answer. Holds nothing of the prompt, so that it may be logged. */
export class MindFailure extends Error {
  override name = 'MindFailure';
  readonly code: MindFailureCode;
  readonly retryAfterMs: number | undefined;

  constructor(code: MindFailureCode, retryAfterMs?: number) {
    super(code);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** 4 s: so long a model may take in all, with its repair. */
export const mindPatienceMs = 4_000;

/**
 * Rejects with a MindFailure ('too-slow') after 4 s or when `signal` is aborted, also where `work`
 * does not listen to its own signal.
 */
export function inTime<Value>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const end = AbortSignal.any([signal, AbortSignal.timeout(mindPatienceMs)]);
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new MindFailure('too-slow'));
    if (end.aborted) return giveUp();
    end.addEventListener('abort', giveUp, { once: true });
    return void work(end).then(resolve, reject);
  });
}

const refinementSchema = z.object({ by: z.enum(['model']), suggestion: suggestionSchema });

/** The text of `refinement` in a chat session. */
export const refinementText = ({ by, suggestion }: Answer): string =>
  JSON.stringify({ by, suggestion });

/** What a model has said after the rules had answered; undefined if it said nothing that can be read. */
export function readRefinement(text: string | undefined): Answer | undefined {
  if (text === undefined) return undefined;
  try {
    return refinementSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
