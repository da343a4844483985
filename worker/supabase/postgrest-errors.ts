import { inspect } from 'node:util';
import * as z from 'zod/mini';
import type { CallResult } from './backend.ts';

const databaseErrorSchema = z.object({
  code: z.string().check(z.regex(/^[0-9A-Z]{5}$/)),
  message: z.string(),
  detail: z.nullish(z.string()),
  hint: z.nullish(z.string()),
});

// Lite answers these as PostgREST does. It would answer all others with 500 and the code "SUP".
const knownToLite = /^(?:PT|PGRST|42|22|21|55|53)|^(?:23505|23503|23502|25006)$/;

/** Converts an error of the database so that Lite answers it as PostgREST would. */
export function postgrestError(error: unknown): unknown {
  const parsed = databaseErrorSchema.safeParse(error);
  if (!parsed.success || !(error instanceof Error)) return error;
  const { code, message, detail = null, hint = null } = parsed.data;
  if (knownToLite.test(code)) return withoutDetails(error, code);
  // PostgREST lets a function choose its answer: code PGRST, the body as message, the status as
  // detail. https://docs.postgrest.org/en/stable/references/errors.html
  const answer = Object.assign(
    new Error(JSON.stringify({ code, message, details: detail, hint })),
    { code: 'PGRST', detail: JSON.stringify({ status: httpStatus(code), headers: {} }) },
  );
  return withoutDetails(answer, code);
}

/** What PostgREST would answer a call that failed so; undefined for what is no error of a database. */
export function failedCall(error: unknown, isAnonymous: boolean): CallResult | undefined {
  const parsed = databaseErrorSchema.safeParse(error);
  if (!parsed.success) return undefined;
  const { code, message, detail: details, hint } = parsed.data;
  const refusal = { code, message, details, hint };
  if (code === '42501') return { data: null, error: refusal, status: isAnonymous ? 401 : 403 };
  const status = /^PT(?<status>[2-5]\d\d)$/.exec(code)?.groups?.['status'];
  return { data: null, error: refusal, status: status ? Number(status) : httpStatus(code) };
}

// Lite writes every error to the console, with the query, the value it stumbled over and "Failing
// row contains (…)": people's addresses would be in the log.
export function withoutDetails(error: Error, code: string): Error {
  return Object.defineProperty(error, inspect.custom, {
    configurable: true,
    value: () => `The database refused a request with the code ${code}.`,
  });
}

/**
 * The connection failed, or the server did not answer in time. What was running may or may not have
 * happened.
 */
export function connectionLost(cause: unknown): Error {
  const error = new Error('The connection to the database was lost.', { cause });
  // connection_failure in Postgres's own list of codes
  return withoutDetails(Object.assign(error, { code: '08006' }), '08006');
}

const ownStatus: Record<string, number> = {
  P0001: 400,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
};
const refused = ['0L', '0P', '28'];
const ourFault = [
  '09',
  '25',
  '2D',
  '38',
  '39',
  '3B',
  '40',
  '54',
  '57',
  '58',
  'F0',
  'HV',
  'P0',
  'XX',
];

/** PostgREST's status for an SQLSTATE; the first two characters are its class. */
function httpStatus(code: string): number {
  const errorClass = code.slice(0, 2);
  const own = ownStatus[code];
  if (own !== undefined) return own;
  if (errorClass === '08' || errorClass === '53') return 503;
  if (refused.includes(errorClass)) return 403;
  return ourFault.includes(errorClass) ? 500 : 400;
}
