import type { HomewardDatabase } from './database.ts';
import { newId } from './new-id.ts';

/**
 * The id by which the server knows this device's database. It belongs to the outbox, whose sequence
 * it identifies, and is deleted with it: a wiped device is a new client.
 */
export async function readClientId(database: HomewardDatabase): Promise<string> {
  const known = await database.meta.get('clientId');
  if (known) return known.value;
  return database.transaction('rw', database.meta, async () => {
    // Another tab may have made it meanwhile.
    const made = await database.meta.get('clientId');
    if (made) return made.value;
    const value = newId();
    await database.meta.add({ key: 'clientId', value });
    return value;
  });
}
