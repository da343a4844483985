import { mediaRowsOf, readMedium } from '#src/db/media.ts';
import { readOwner } from '#src/db/session-row.ts';
import { mediaIdSchema } from '#src/domain/media.ts';
import { mediaPath } from '#src/domain/pet-photo.ts';
import { withDevice } from './with-device.ts';

const prefix = mediaPath('');

/**
 * The picture that this address names, if somebody who is signed in here has added it on this device:
 * it is shown in every list and on every card before the server has it.
 */
export async function mediaOnDevice(url: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(url);
  const id = mediaIdSchema.safeParse(pathname.slice(prefix.length));
  if (origin !== location.origin || !pathname.startsWith(prefix) || !id.success) return undefined;
  return withDevice(async ({ database }) => {
    const rows = await mediaRowsOf(database, await readOwner(database));
    const row = rows.find((one) => one.id === id.data);
    const bytes = row && (await readMedium(database, row));
    return bytes && new Response(bytes, { headers: { 'Content-Type': row.type } });
  });
}
