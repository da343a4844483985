import type { HomewardDatabase } from './database.ts';
import { newId } from './new-id.ts';

/**
 * The name of this device's database towards the server. It lives and dies with the outbox, whose
 * sequence it names: a wiped device is a new client.
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
