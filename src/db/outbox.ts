import type { Owner } from '#src/domain/account.ts';
import type { HomewardDatabase } from './database.ts';
import type { OutboxEntry } from './schema.ts';

/** One owner's unsettled commands on this device, in the order in which they were submitted. */
export async function outboxOf(database: HomewardDatabase, owner: Owner): Promise<OutboxEntry[]> {
  // At once: a cursor would stop at each.
  const entries = await database.outbox.toArray();
  return entries.filter((entry) => entry.owner === owner);
}
