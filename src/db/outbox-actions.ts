import type { HomewardDatabase } from './database.ts';
import { queueCommand } from './submit-command.ts';

/** Queues a parked command again, as a new one behind all others. */
export async function retryParked(
  database: HomewardDatabase,
  id: string,
  now: Date = new Date(),
): Promise<void> {
  const { meta, outbox, pullStates } = database;
  await database.transaction('rw', [meta, outbox, pullStates], async () => {
    const entry = await outbox.get({ id });
    if (entry?.state !== 'parked') return;
    await outbox.delete(entry.seq);
    // S6: the server has stored an answer under the old id and would only repeat it.
    await queueCommand(database, entry.owner, entry.command, now);
  });
}

/** Deletes a parked command. */
export async function discardParked(database: HomewardDatabase, id: string): Promise<void> {
  await database.transaction('rw', database.outbox, async () => {
    const entry = await database.outbox.get({ id });
    if (entry?.state === 'parked') await database.outbox.delete(entry.seq);
  });
}
