import type { Owner } from '#src/domain/account.ts';
import type { Command } from '#src/domain/commands.ts';
import { readClientId } from './client-id.ts';
import type { HomewardDatabase } from './database.ts';
import { newId } from './new-id.ts';
import type { OutboxEntry } from './schema.ts';
import { readOwner } from './session-row.ts';

/**
 * S1: puts a command of the owner signed in on this device into the outbox; a screen waits for this
 * write only. Rejects if the write failed; then the command does not exist.
 *
 * @see S1 and S2 in src/sync/SPEC.md
 * @example
 * ```ts
 * try {
 *   await submitCommand(database, { kind: 'addToCart', args: { petId: pet.id } });
 * } catch {
 *   showAlert('This could not be saved on this device. Free some space and try again.', 'error');
 * }
 * ```
 */
export async function submitCommand(
  database: HomewardDatabase,
  command: Command,
  now: Date = new Date(),
): Promise<OutboxEntry> {
  const { meta, session, outbox, pullStates } = database;
  // The owner is read inside the transaction: no sign-out in another tab can come in between.
  return database.transaction('rw', [meta, session, outbox, pullStates], async () =>
    queueCommand(database, readOwner(database), command, now),
  );
}

/**
 * The same for a given owner, inside a transaction on meta, outbox and pullStates. What does not
 * depend on each other is read and written at once: each wait for the storage takes as long as all.
 */
export async function queueCommand(
  database: HomewardDatabase,
  owner: Owner | Promise<Owner>,
  command: Command,
  now: Date = new Date(),
): Promise<OutboxEntry> {
  const [whose, clientId] = await Promise.all([owner, readClientId(database)]);
  const entry: Omit<OutboxEntry, 'seq'> = {
    id: newId(),
    owner: whose,
    clientId,
    command,
    queuedAt: now.toISOString(),
    state: 'waiting',
  };
  const [seq, pulled] = await Promise.all([
    database.outbox.add(entry),
    database.pullStates.get(whose),
  ]);
  const seen = pulled?.lastSeq ?? 0;
  if (seq > seen) return { ...entry, seq };
  // S7: a device restored from a backup counts again from an older number, which the server would
  // refuse as too old. Writing a larger key explicitly moves IndexedDB's counter past it.
  await database.outbox.delete(seq);
  const later = { ...entry, seq: seen + 1 };
  await database.outbox.add(later);
  return later;
}
