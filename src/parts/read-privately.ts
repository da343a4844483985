import type { HomewardDatabase } from '#src/db/database.ts';
import { readSession } from '#src/db/session-row.ts';
import { watch } from '#src/db/watch.ts';
import { ownerOf } from '#src/domain/account.ts';
import type { Failure, Result } from '#src/domain/failure.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { protocolHeader, protocolVersion } from '#src/domain/protocol-version.ts';
import { type Network, requestJson, type Schema } from '#src/domain/request-json.ts';

export type ReadDeps = {
  database: HomewardDatabase;
  network: Network;
  /** Starts an exchange with the server, which refreshes an expired session. */
  syncNow: () => void;
};

/** 10 s: an exchange that has not refreshed the session by then will not do so soon. */
const refreshMs = 10_000;

/**
 * Reads what the server shows to who is signed in here, and again once an expired session is
 * refreshed; never rejects.
 */
export const readPrivately = <Value>(
  deps: ReadDeps,
  url: string,
  schema: Schema<Value>,
): Promise<Result<Value>> => askPrivately(deps, 'GET', url, schema);

/** The same for a request that changes something at the server and nothing on this device. */
export async function askPrivately<Value>(
  { database, network, syncNow }: ReadDeps,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  schema: Schema<Value>,
): Promise<Result<Value>> {
  const { user, refreshes } = await readSession(database);
  const headers = {
    [ownerHeader]: ownerOf(user),
    [protocolHeader]: String(protocolVersion),
    // A write is JSON for the worker, also without a body.
    ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
  };
  const request = () => requestJson(network, url, { method, headers, cache: 'no-store' }, schema);
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

/** Why something could not be read; `what` begins a sentence, as 'The security log'. */
export function unreadSentence(what: string, failure: Failure): string {
  switch (failure.kind) {
    case 'offline':
      return `You are offline. ${what} stays on the server: connect to the internet and try again.`;
    case 'unavailable':
    case 'refused':
    case 'outdated':
    case 'other-tab':
      return failure.message;
    case 'session-expired':
    case 'signed-out':
      return `Your session has ended. Log in again to read ${what.charAt(0).toLowerCase()}${what.slice(1)}.`;
    case 'owner-changed':
      return 'Somebody else is signed in on this device now. Reload the page.';
    case 'reset':
    case 'storage':
      return `${what} could not be read. Try again.`;
  }
}
