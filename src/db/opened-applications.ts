import type { Owner } from '#src/domain/account.ts';
import type { Application } from '#src/domain/application.ts';
import type { HomewardDatabase } from './database.ts';
import { useDatabase } from './database-context.tsx';
import { prefixRange } from './own-rows.ts';
import { readOwner } from './session-row.ts';
import { useDeviceQuery } from './use-device-query.ts';

/** Whether the server waits to hear that somebody has opened this application. */
export const isUnopened = ({ status, firstOpenedAt }: Application): boolean =>
  status === 'pending' && firstOpenedAt === undefined;

/**
 * Notes beside an application that an admin has opened it here. The note leaves with the row, and
 * when a pull brings the row anew: whatever has changed, the server need not hear of it then.
 */
export async function noteOpenedHere(database: HomewardDatabase, id: string): Promise<void> {
  await database.applications.update([await readOwner(database), id], { openedHere: true });
}

/** The applications of which the server may still have to hear that they were opened. */
export function useOpenedHere(): readonly string[] | undefined {
  const database = useDatabase();
  return useDeviceQuery(
    async () => readOpenedHere(database, await readOwner(database)),
    [database],
  );
}

async function readOpenedHere(database: HomewardDatabase, owner: Owner): Promise<string[]> {
  const rows = await prefixRange(database.applications, '[owner+id]', owner).toArray();
  return rows.filter((one) => one.openedHere && isUnopened(one.row)).map(({ id }) => id);
}
