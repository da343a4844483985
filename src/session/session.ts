import type { SessionUser } from '#src/domain/account.ts';
import type { Registration, SignIn } from '#src/domain/account-forms.ts';
import type { Result } from '#src/domain/failure.ts';
import type { Schema } from '#src/domain/request-json.ts';
import type { SessionInfo } from '#src/domain/protocol.ts';
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

export type AskOutcome<Answer> = { outcome: 'done'; answer: Answer } | NotDone;

export type SessionActions = {
  signIn(values: SignIn, as: 'user' | 'admin'): Promise<SignInOutcome>;
  register(values: Registration): Promise<RegisterOutcome>;
  signOut(options?: { discard?: boolean }): Promise<SignOutOutcome>;
  /** Posts to a route below /api/session that changes nothing on this device, like '/reset-password'. */
  ask<Answer>(path: string, body: object, schema: Schema<Answer>): Promise<AskOutcome<Answer>>;
};

/** Who is signed in on this device, and the actions that change it. */
export type Session = SessionActions & {
  database: HomewardDatabase;
  /** Sends an owed sign-out first, then reads from the worker who is signed in. */
  check(): Promise<Result>;
  /**
   * A new cookie for an expired one, once for all who request it at the same time. `seen`: the
   * number of refreshes in the session row when the request was made.
   */
  refresh(seen: number): Promise<Result>;
};
