import type { Owner, SessionUser } from '#src/domain/account.ts';
import type { Registration, SignIn } from '#src/domain/account-forms.ts';
import type { Result } from '#src/domain/failure.ts';
import type { Network } from '#src/domain/request-json.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import type { SessionDeps } from './create-session.ts';
import type { HomewardDatabase } from '#src/db/database.ts';

/** It did not happen; `message` is for the person. */
export type NotDone = { outcome: 'refused' | 'offline'; message: string };

export type SignInOutcome = { outcome: 'signed-in'; user: SessionUser } | NotDone;

export type RegisterOutcome =
  | { outcome: 'signed-in'; user: SessionUser; notice: SessionInfo['notice'] }
  | { outcome: 'notice'; notice: NonNullable<SessionInfo['notice']> }
  | NotDone;

export type SignOutOutcome =
  | { outcome: 'signed-out' }
  /** `count` commands have not reached the server; sign out again with `discard` to lose them. */
  | { outcome: 'unsent'; count: number }
  | { outcome: 'failed'; message: string };

export type SessionActions = {
  signIn(values: SignIn, as: 'user' | 'admin'): Promise<SignInOutcome>;
  register(values: Registration): Promise<RegisterOutcome>;
  signOut(options?: { discard?: boolean }): Promise<SignOutOutcome>;
};

/**
 * Makes a request in the name of whoever is signed in on this device; once more after refreshing an
 * expired session.
 */
export type RequestAsOwner = <Value>(
  request: (network: Network, owner: Owner) => Promise<Result<Value>>,
) => Promise<Result<Value>>;

/** Who is signed in on this device, and the actions that change it. */
export type Session = SessionActions & {
  /** What `createSession` was given. */
  deps: SessionDeps;
  database: HomewardDatabase;
  /** Sends an owed sign-out first, then reads from the worker who is signed in. */
  check(): Promise<Result>;
  /**
   * A new cookie for an expired one, once for all who request it at the same time. `seen`: the
   * number of refreshes in the session row when the request was made.
   */
  refresh(seen: number): Promise<Result>;
};
