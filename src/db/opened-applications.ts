import type { Application } from '#src/domain/application.ts';
import type { Owner } from '#src/domain/account.ts';
import type { HomewardDatabase } from './database.ts';
import { readOwner } from './session-row.ts';
import { chunkNumbers, rowsOfChunk } from './stored-own-rows.ts';

/** Whether the server waits to hear that somebody has opened this application. */
export const isUnopened = ({ status, firstOpenedAt }: Application): boolean =>
  status === 'pending' && firstOpenedAt === undefined;

/**
 * Notes beside an application that an admin has opened it here. The note leaves with the row, and
 * when a pull brings the row anew: whatever has changed, the server need not hear of it then. False
 * if the server has not sent the application yet.
 */
export async function noteOpenedHere(database: HomewardDatabase, id: string): Promise<boolean> {
  const { session, applications, ownRowChunks } = database;
  return database.transaction('rw', [session, applications, ownRowChunks], async () => {
    const owner = await readOwner(database);
    const row = await readApplication(database, owner, id);
    if (!row) return false;
    await applications.put({ owner, id, row, openedHere: true });
    return true;
  });
}

async function readApplication(
  database: HomewardDatabase,
  owner: Owner,
  id: string,
): Promise<Application | undefined> {
  const single = await database.applications.get([owner, id]);
  if (single) return single.row ?? undefined;
  for (const number of (await chunkNumbers(database, owner, 'application')).reverse()) {
    const chunk = await database.ownRowChunks.get(number);
    // To look for its id is far quicker than to parse each chunk.
    if (!chunk?.json.includes(JSON.stringify(id))) continue;
    const found = rowsOfChunk<'application'>(chunk).find(([one]) => one === id);
    if (found) return found[1] ?? undefined;
  }
  return undefined;
}
