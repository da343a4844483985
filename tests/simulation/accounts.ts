import type { Cookies } from './letters.ts';
import { time } from './thread.ts';

type SessionState = { uid: string; ended: boolean };

// 1 h: as long as an access token is valid.
const tokenMs = 3_600_000;

/** The sessions of the simulated auth service, and the cookies for them. */
export class Accounts {
  readonly #sessions = new Map<string, SessionState>();

  open(uid: string): Cookies {
    const id = `session-${this.#sessions.size + 1}`;
    this.#sessions.set(id, { uid, ended: false });
    return cookieOf(id, uid);
  }

  /** A cookie with a new token; null if the session has ended. */
  refresh({ session }: Cookies): Cookies | null {
    const state = session && this.#sessions.get(session.id);
    if (!session || !state || state.ended) return null;
    return cookieOf(session.id, session.uid);
  }

  end({ session }: Cookies): void {
    const state = session && this.#sessions.get(session.id);
    if (state) state.ended = true;
  }

  isLive(id: string): boolean {
    return this.#sessions.get(id)?.ended === false;
  }
}

const cookieOf = (id: string, uid: string): Cookies => ({
  session: { id, uid, expiresAt: time.now() + tokenMs },
});

export const isFresh = ({ expiresAt }: { expiresAt: number }) => expiresAt > time.now();
