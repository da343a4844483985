import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from './database-context.tsx';
import { outboxOf } from './outbox.ts';
import type { OutboxEntry } from './schema.ts';
import { readOwner } from './session-row.ts';

/** The unsettled commands of the owner signed in on this device; undefined until read. */
export function useOutbox(): readonly OutboxEntry[] | undefined {
  const database = useDatabase();
  return useLiveQuery(async () => outboxOf(database, await readOwner(database)), [database]);
}
