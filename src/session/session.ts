import type { SessionUser } from '#src/domain/account.ts';
import type { Registration, SignIn } from '#src/domain/account-forms.ts';
import type { Result } from '#src/domain/failure.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
import type { HomewardDatabase } from '#src/db/database.ts';

/** Nobody is signed in; `message` is for the person. */
export type NotSignedIn = { outcome: 'refused' | 'offline'; message: string };

export type SignInOutcome = { outcome: 'signed-in'; user: SessionUser } | NotSignedIn;

export type RegisterOutcome =
  | { outcome: 'signed-in'; user: SessionUser; notice: SessionInfo['notice'] }
  | { outcome: 'notice'; notice: NonNullable<SessionInfo['notice']> }
  | NotSignedIn;

export type SignOutOutcome =
  | { outcome: 'signed-out' }
  /** Some of what was said has not reached the server; sign out again with `discard` to lose it. */
  | { outcome: 'unsent'; count: number }
  | { outcome: 'failed'; message: string };

export type SessionActions = {
  signIn(values: SignIn, as: 'user' | 'admin'): Promise<SignInOutcome>;
  register(values: Registration): Promise<RegisterOutcome>;
  signOut(options?: { discard?: boolean }): Promise<SignOutOutcome>;
};

/** Who is signed in on this device, and what changes it. */
export type Session = SessionActions & {
  database: HomewardDatabase;
  /** Tells the worker what it must hear first, then asks it who is signed in. */
  check(): Promise<Result>;
  /** A new cookie for an expired one, once for all who ask at the same time. */
  refresh(seen: number): Promise<Result>;
};
