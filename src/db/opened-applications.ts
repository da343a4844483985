import type { Owner } from '#src/domain/account.ts';
import type { Application } from '#src/domain/application.ts';
import type { HomewardDatabase } from './database.ts';
import { prefixRange } from './own-rows.ts';

/** Whether the server waits to hear that somebody has opened this application. */
export const isUnopened = ({ status, firstOpenedAt }: Application): boolean =>
  status === 'pending' && firstOpenedAt === undefined;

/**
 * Notes beside an application that an admin has opened it here. The note leaves with the row, and
 * when a pull brings the row anew: whatever has changed, the server need not hear of it then.
 */
export async function noteOpenedHere(
  database: HomewardDatabase,
  owner: Owner,
  id: string,
): Promise<void> {
  await database.applications.update([owner, id], { openedHere: true });
}

/** The applications of which the server may still have to hear that they were opened. */
export async function readOpenedHere(database: HomewardDatabase, owner: Owner): Promise<string[]> {
  const rows = await prefixRange(database.applications, '[owner+id]', owner).toArray();
  return rows.filter((one) => one.openedHere && isUnopened(one.row)).map(({ id }) => id);
}
