import type { Result } from '#src/domain/failure.ts';
import {
  type SecurityEvent,
  type SecurityLog,
  securityLogSchema,
} from '#src/domain/security-log.ts';
import { type ReadDeps, readPrivately } from '#src/parts/read-privately.ts';

export type SecurityLogQuery = { event?: SecurityEvent | undefined; before?: number | undefined };

/** Reads a page of the log; never rejects. */
export function readSecurityLog(
  deps: ReadDeps,
  { event, before }: SecurityLogQuery,
): Promise<Result<SecurityLog>> {
  const query = new URLSearchParams({
    ...(event && { event }),
    ...(before !== undefined && { before: String(before) }),
  });
  return readPrivately(deps, `/api/security-log?${query}`, securityLogSchema);
}
