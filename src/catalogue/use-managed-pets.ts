import { useMemo } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { prefixRange } from '#src/db/own-rows.ts';
import { readOwner } from '#src/db/session-row.ts';
import { useDeviceQuery } from '#src/db/use-device-query.ts';
import { useOutbox } from '#src/db/use-outbox.ts';
import { managedPets } from '#src/domain/managed-pets.ts';
import type { Pet } from '#src/domain/pet.ts';
import { useStaffView } from './catalogue-context.tsx';

/** Every pet that an admin's device knows, unlisted ones too, with the outbox; see `managedPets`. */
export function useManagedPets(): readonly Pet[] | undefined {
  const database = useDatabase();
  const { pets } = useStaffView().known;
  const outbox = useOutbox();
  // Read apart from the outbox, which changes with every tap. An entry leaves the outbox a window
  // after its row has come (S4), so no pet shows neither.
  const rows = useDeviceQuery(async () => {
    const owner = await readOwner(database);
    const owned = await prefixRange(database.managedPets, '[owner+id]', owner).toArray();
    return owned.map(({ row }) => row);
  }, [database]);
  return useMemo(() => {
    if (rows === undefined || outbox === undefined) return undefined;
    const unsettled = outbox.filter(({ state }) => state !== 'parked');
    return managedPets(pets, { pets: rows }, unsettled);
  }, [pets, rows, outbox]);
}
