import type { HomewardDatabase } from './database.ts';
import { newId } from './new-id.ts';

/**
 * The id by which the server knows this device's database. It belongs to the outbox, whose sequence
 * it identifies, and is deleted with it: a wiped device is a new client.
 */
export async function readClientId(database: HomewardDatabase): Promise<string> {
  return database.transaction('rw', database.meta, async () => {
    const known = await database.meta.get('clientId');
    if (known) return known.value;
    const value = newId();
    await database.meta.add({ key: 'clientId', value });
    return value;
  });
}
