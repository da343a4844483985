import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { type SessionUser, sessionUserSchema } from '#src/domain/account.ts';
import { rpc } from '#worker/supabase/rpc.ts';

const answer = z.nullable(sessionUserSchema);

/** The account that a client's token speaks for; null where it is gone. Refuses a bad token. */
export async function whoAmI(client: SupabaseClient): Promise<SessionUser | null> {
  return answer.parse(await rpc(client, 'who_am_i'));
}
