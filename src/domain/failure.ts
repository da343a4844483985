/** Why something failed. Every layer passes it on unchanged, from the network to the screen. */
export type Failure =
  /**
   * No network, or something between us and the server answered instead, such as a captive portal.
   */
  | { kind: 'offline' }
  /** It may work later. `retryAfterMs` is the wait that the server asked for, if any. */
  | { kind: 'unavailable'; retryAfterMs: number | undefined; message: string }
  /** The server refuses this, and says why. `status` is the HTTP status. */
  | { kind: 'refused'; status: number; message: string }
  /** The cookie must be refreshed first. */
  | { kind: 'session-expired' }
  /** Somebody is signed in on this device, but not for the server: they must sign in again. */
  | { kind: 'signed-out' }
  /** Somebody else has signed in meanwhile: start again with their rows. */
  | { kind: 'owner-changed' }
  /** The server no longer has the state this request continues from: read everything again. */
  | { kind: 'reset' }
  /** The server no longer supports the version of this page: it must be loaded again. */
  | { kind: 'outdated'; message: string }
  /** Another tab of this device has been at work for so long that it may be suspended. */
  | { kind: 'other-tab'; message: string }
  /** This device's storage could not be read or written. */
  | { kind: 'storage' };

/** The requested value, or why there is none. */
export type Result<Value = unknown> = { kind: 'ok'; value: Value } | Failure;

/** Success without a value. */
export const done = { kind: 'ok', value: undefined } as const;

export function unavailable(
  retryAfterMs?: number,
  message = 'The server cannot do this now. Try again in a moment.',
): Extract<Failure, { kind: 'unavailable' }> {
  return { kind: 'unavailable', retryAfterMs, message };
}
