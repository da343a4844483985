import { useDeferredValue, useMemo } from 'react';
import { useCatalogueView } from '#src/catalogue/catalogue-context.tsx';
import type { CatalogueView } from '#src/catalogue/catalogue.ts';
import { useOutbox } from '#src/db/use-outbox.ts';
import { useOwnRows } from '#src/db/use-own-rows.ts';
import { managedPets } from '#src/domain/managed-pets.ts';
import type { Pet } from '#src/domain/pet.ts';

type ManagedPets = { status: CatalogueView['status']; pets: readonly Pet[] };

const none: readonly Pet[] = [];

/** Every pet as an admin's device knows it: unlisted ones too, and what it has not sent yet. */
export function useManagedPets(): ManagedPets {
  const { pets: listed, status } = useCatalogueView();
  const own = useOwnRows()?.pets;
  const outbox = useOutbox();
  // A press is shown before thousands of pets are merged again.
  const rows = useDeferredValue(own);
  const entries = useDeferredValue(outbox);
  const pets = useMemo(
    () =>
      rows && entries
        ? managedPets(
            listed,
            { pets: rows },
            entries.filter(({ state }) => state !== 'parked'),
          )
        : none,
    [listed, rows, entries],
  );
  return { status: rows && entries ? status : 'loading', pets };
}
