// What a person does about a command that the server refused.
import type { HomewardDatabase } from './database.ts';
import { readOutbox } from './outbox.ts';
import { queueCommand } from './submit-command.ts';

/** Queues a parked command again, as a new one behind all others. */
export async function retryParked(
  database: HomewardDatabase,
  id: string,
  now: Date = new Date(),
): Promise<void> {
  const { meta, outbox, pullStates } = database;
  await database.transaction('rw', [meta, outbox, pullStates], async () => {
    const entry = await readParked(database, id);
    if (!entry) return;
    await outbox.delete(entry.seq);
    // S6: the server has stored an answer under the old id and would only repeat it.
    await queueCommand(database, entry.owner, entry.command, now);
  });
}

/**
 * Deletes a parked command. The words of an application become a draft again: they fill the form for
 * another pet. Not where the person has applied for this pet already, with the same words or others.
 */
export async function discardParked(
  database: HomewardDatabase,
  id: string,
  now: Date = new Date(),
): Promise<void> {
  const { outbox, drafts } = database;
  await database.transaction('rw', [outbox, drafts], async () => {
    const entry = await readParked(database, id);
    if (!entry) return;
    await outbox.delete(entry.seq);
    const { owner, command, reason } = entry;
    if (command.kind !== 'submitApplication' || reason === 'already-applied') return;
    const { petId, form: values } = command.args;
    await drafts.put({ owner, petId, values, savedAt: now.toISOString() });
  });
}

async function readParked(database: HomewardDatabase, id: string) {
  const entries = await readOutbox(database);
  return entries.find((one) => one.id === id && one.state === 'parked');
}
