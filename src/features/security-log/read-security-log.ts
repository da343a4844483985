import type { HomewardDatabase } from '#src/db/database.ts';
import { readSession } from '#src/db/session-row.ts';
import { watch } from '#src/db/watch.ts';
import { ownerOf } from '#src/domain/account.ts';
import type { Result } from '#src/domain/failure.ts';
import { ownerHeader, protocolHeader, protocolVersion } from '#src/domain/protocol.ts';
import { type Network, requestJson } from '#src/domain/request-json.ts';
import {
  type SecurityEvent,
  type SecurityLog,
  securityLogSchema,
} from '#src/domain/security-log.ts';

export type SecurityLogQuery = { event?: SecurityEvent | undefined; before?: number | undefined };

export type ReadDeps = {
  database: HomewardDatabase;
  network: Network;
  /** Starts an exchange with the server, which refreshes an expired session. */
  syncNow: () => void;
};

/** 10 s: an exchange that has not refreshed the session by then will not do so soon. */
const refreshMs = 10_000;

/** Reads a page of the log, and again once an expired session is refreshed; never rejects. */
export async function readSecurityLog(
  { database, network, syncNow }: ReadDeps,
  query: SecurityLogQuery,
): Promise<Result<SecurityLog>> {
  const { user, refreshes } = await readSession(database);
  const request = () => requestPage(network, ownerOf(user), query);
  const first = await request();
  if (first.kind !== 'session-expired') return first;
  const refreshed = new Promise<void>((resolve) => {
    const timer = setTimeout(end, refreshMs);
    const stop = watch(
      () => readSession(database),
      (row) => row.refreshes > refreshes && end(),
    );
    function end() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
  syncNow();
  await refreshed;
  return request();
}

function requestPage(network: Network, owner: string, { event, before }: SecurityLogQuery) {
  const query = new URLSearchParams({
    ...(event && { event }),
    ...(before !== undefined && { before: String(before) }),
  });
  const headers = { [ownerHeader]: owner, [protocolHeader]: String(protocolVersion) };
  return requestJson(
    network,
    `/api/security-log?${query}`,
    { headers, cache: 'no-store' },
    securityLogSchema,
  );
}
