/** Why something did not come about; every layer hands it on as it is, from the network to the screen. */
export type Failure =
  /** No network, or something in between that answers for the server. */
  | { kind: 'offline' }
  /** Not now, perhaps later. `retryAfterMs` is the wait that the server asked for, if it did. */
  | { kind: 'unavailable'; retryAfterMs: number | undefined; message: string }
  /** The server will not do this, and says why; `status` is that of HTTP. */
  | { kind: 'refused'; status: number; message: string }
  /** The cookie must be refreshed first. */
  | { kind: 'session-expired' }
  /** The server knows nobody although this device does: only signing in again helps. */
  | { kind: 'signed-out' }
  /** Somebody else is signed in by now: begin again with their rows. */
  | { kind: 'owner-changed' }
  /** What this was to continue is no longer kept: read everything again. */
  | { kind: 'reset' }
  /** This page speaks a version that the server no longer serves: only loading it again helps. */
  | { kind: 'outdated'; message: string }
  /** This device's storage could not be read or written. */
  | { kind: 'storage' };

/** What was asked for, or why it did not come about. */
export type Result<Value = unknown> = { kind: 'ok'; value: Value } | Failure;

/** It came about, and there is nothing to tell. */
export const done = { kind: 'ok', value: undefined } as const;

export function unavailable(
  retryAfterMs?: number,
  message = 'The server cannot do this now. Try again in a moment.',
): Extract<Failure, { kind: 'unavailable' }> {
  return { kind: 'unavailable', retryAfterMs, message };
}
