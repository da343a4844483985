import type { HomewardDatabase } from '#src/db/database.ts';
import { deviceLocks } from '#src/db/device-locks.ts';
import { guestOwner, type Owner } from '#src/domain/account.ts';
import type { Result } from '#src/domain/failure.ts';
import { deletionSchema, personalDataSchema } from '#src/domain/personal-data.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { requestJson, type Schema } from '#src/domain/request-json.ts';
import type { Session } from '#src/session/session.ts';
import { network } from './network.ts';
import { requestPrivately } from './private-request.ts';

/** The requests about the data of who is signed in. */
export function personalDataCalls(
  database: HomewardDatabase,
  session: Pick<Session, 'check' | 'refresh'>,
) {
  const deps = { database, session, network, locks: deviceLocks(), now: Date.now };
  const call = async <Value>(under: string, schema: Schema<Value>, body?: object) => {
    // Nobody's where nothing was requested.
    let asked: Owner = guestOwner;
    const result = await requestPrivately(deps, (owner: Owner): Promise<Result<Value>> => {
      asked = owner;
      const json = body && { method: 'POST', body: JSON.stringify(body) };
      const type = body && { 'Content-Type': 'application/json' };
      const init = {
        cache: 'no-store',
        ...json,
        headers: { [ownerHeader]: owner, ...type },
      } as const;
      return requestJson(network, `/api/personal-data${under}`, init, schema);
    });
    return { owner: asked, result };
  };
  return {
    download: () => call('', personalDataSchema),
    deleteAccount: (password: string) => call('/deletion', deletionSchema, { password }),
  };
}
