import type { Application } from '#src/domain/application.ts';
import type { HomewardDatabase } from './database.ts';
import { readOwner } from './session-row.ts';

/** Whether the server waits to hear that somebody has opened this application. */
export const isUnopened = ({ status, firstOpenedAt }: Application): boolean =>
  status === 'pending' && firstOpenedAt === undefined;

/**
 * Notes beside an application that an admin has opened it here. The note leaves with the row, and
 * when a pull brings the row anew: whatever has changed, the server need not hear of it then. False
 * if the server has not sent the application yet.
 */
export async function noteOpenedHere(database: HomewardDatabase, id: string): Promise<boolean> {
  const key: [string, string] = [await readOwner(database), id];
  return (await database.applications.update(key, { openedHere: true })) > 0;
}
