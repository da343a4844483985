import type { Owner } from '#src/domain/account.ts';
import type { HomewardDatabase } from './database.ts';
import type { OutboxEntry } from './schema.ts';

/** What one owner said on this device and what is not yet settled, in the order it was said. */
export async function outboxOf(database: HomewardDatabase, owner: Owner): Promise<OutboxEntry[]> {
  return database.outbox.where('owner').equals(owner).sortBy('seq');
}
