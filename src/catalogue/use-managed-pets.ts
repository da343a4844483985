import { useMemo } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { useOutbox } from '#src/db/use-own-rows.ts';
import { useStore } from '#src/db/use-store.ts';
import { managedPetRows } from '#src/db/managed-pet-rows.ts';
import { knownPets, withPendingPets } from '#src/domain/managed-pets.ts';
import type { Pet } from '#src/domain/pet.ts';
import { useStaffView } from './catalogue-context.tsx';

/** Every pet that an admin's device knows, unlisted ones too, with the outbox; see `managedPets`. */
export function useManagedPets(): readonly Pet[] | undefined {
  const database = useDatabase();
  const { pets } = useStaffView().known;
  const outbox = useOutbox();
  // Read apart from the outbox, which changes with every tap. An entry leaves the outbox a window
  // after its row has come (S4), so no pet shows neither.
  const { pets: rows, error } = useStore(managedPetRows(database));
  if (error) throw error;
  const known = useMemo(() => rows && knownOnce(pets, rows), [pets, rows]);
  return useMemo(() => {
    if (known === undefined || outbox === undefined) return undefined;
    return withPendingPets(
      known,
      outbox.filter(({ state }) => state !== 'parked'),
    );
  }, [known, outbox]);
}

/**
 * The same, and undefined until the whole catalogue is read: for what would take a pet that is not
 * read yet for one that is not there.
 */
export function useAllManagedPets(): readonly Pet[] | undefined {
  const { status } = useStaffView().known;
  const pets = useManagedPets();
  return status === 'loading' ? undefined : pets;
}

let last: { catalogue: readonly Pet[]; rows: readonly Pet[]; known: Known } | undefined;
type Known = ReturnType<typeof knownPets>;

/** The page and what is around it ask for the same; of 100,000 pets it takes long. */
function knownOnce(catalogue: readonly Pet[], rows: readonly Pet[]): Known {
  if (last?.catalogue !== catalogue || last.rows !== rows)
    last = { catalogue, rows, known: knownPets(catalogue, rows) };
  return last.known;
}
