import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { type Refusal, tooManyRequests, unavailable } from '../refusal.ts';

/** The accounts gave no verdict: they could not be reached, or ask us to come back later. */
export function withoutVerdict(error: AuthError): Refusal | undefined {
  if (error.status === 429) return tooManyRequests(30);
  if (isAuthRetryableFetchError(error) || error.status === undefined || error.status >= 500)
    return unavailable(error);
  return undefined;
}
