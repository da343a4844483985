import { useDatabase } from './database-context.tsx';
import { outboxOf } from './outbox.ts';
import type { OutboxEntry } from './schema.ts';
import { readOwner } from './session-row.ts';
import { useDeviceQuery } from './use-device-query.ts';

/** The unsettled commands of the owner signed in on this device; undefined until read. */
export function useOutbox(): readonly OutboxEntry[] | undefined {
  const database = useDatabase();
  return useDeviceQuery(async () => outboxOf(database, await readOwner(database)), [database]);
}
