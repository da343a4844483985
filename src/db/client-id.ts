import type { HomewardDatabase } from './database.ts';
import { newId } from './new-id.ts';

/**
 * The id by which the server knows this device's database. It belongs to the outbox, whose sequence
 * it identifies, and is deleted with it: a wiped device is a new client.
 */
export async function readClientId(database: HomewardDatabase): Promise<string> {
  const { meta } = database;
  const known = async () => (await meta.get('clientId'))?.value;
  const make = async () => {
    const value = newId();
    await meta.add({ key: 'clientId', value });
    return value;
  };
  // Asked again inside the transaction: another tab may have made it meanwhile.
  return (await known()) ?? database.transaction('rw', meta, async () => (await known()) ?? make());
}
