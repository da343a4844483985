import { type Owner, ownerOf } from '#src/domain/account.ts';
import type { HomewardDatabase } from './database.ts';
import type { SessionRow } from './schema.ts';

/** The state before the worker's first answer: nobody is signed in. */
export const unknownSession: SessionRow = {
  id: 'current',
  user: null,
  adminSignup: 'closed',
  demoAccounts: [],
  mustSignInAgain: false,
  signOutOwed: false,
  refreshes: 0,
};

export async function readSession(database: HomewardDatabase): Promise<SessionRow> {
  return (await database.session.get('current')) ?? unknownSession;
}

/** Whose rows and commands this device shows now. */
export async function readOwner(database: HomewardDatabase): Promise<Owner> {
  return ownerOf((await readSession(database)).user);
}

/** Changes parts of the session row; does not write if nothing changed, so no live query runs. */
export async function changeSession(
  database: HomewardDatabase,
  changes: Partial<Omit<SessionRow, 'id'>>,
): Promise<void> {
  await database.transaction('rw', database.session, async () => {
    const before = await database.session.get('current');
    const after = { ...(before ?? unknownSession), ...changes };
    if (JSON.stringify(after) !== JSON.stringify(before)) await database.session.put(after);
  });
}
