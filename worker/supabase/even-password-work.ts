import { compare } from 'bcryptjs';
import * as z from 'zod/mini';
import type { Database } from './database.ts';
import { quote } from './migrations.ts';

type Answer = (request: Request) => Promise<Response>;

/** Of random letters that nobody kept; with the cost of Lite's own hashes, so that a comparison takes as long. */
const nobodysHash = '$2b$10$t4tvokf/6PagD8kAcqTkwOMblHsAW91MXnDyLAJMIBs51ekc5fmdu';

const bodySchema = z.object({ email: z.string(), password: z.string() });

/**
 * Lite compares a password only where the address has an account that is confirmed, and hashes one
 * only where it has none: who answers fast has told who has an account. Here both do the same work.
 * GoTrue, on a hosted project, does so by itself.
 */
export function evenPasswordWork(answer: Answer, { transaction, turn }: Database): Answer {
  // In its turn, as Lite's own: what waits behind it waits equally.
  const work = (password: string, hash: string) => turn(() => compare(password, hash));

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const signsIn = pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'password';
    if (request.method !== 'POST' || !(signsIn || pathname === '/auth/v1/signup'))
      return answer(request);
    const body = bodySchema.safeParse(
      await request
        .clone()
        .json()
        .catch(() => undefined),
    );
    if (!body.success) return answer(request);
    const { email, password } = body.data;
    const [account] = await transaction((sql) =>
      sql(
        `select encrypted_password, confirmed_at is not null as confirmed from auth.users
           where email = ${quote(email.toLowerCase())}`,
      ),
    );
    if (!signsIn) {
      if (account) await work(password, nobodysHash);
      return answer(request);
    }
    const hash = String(account?.['encrypted_password']);
    const isUsable = hash.startsWith('$2');
    // Lite compares these itself.
    if (isUsable && account?.['confirmed'] === true) return answer(request);
    const fits = await work(password, isUsable ? hash : nobodysHash);
    // Otherwise Lite would tell anybody that this address waits for its confirmation.
    return isUsable && !fits ? invalidCredentials() : answer(request);
  };
}

/** As Lite and GoTrue answer. */
const invalidCredentials = () =>
  Response.json(
    { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    { status: 400 },
  );
