import { useEffect, useMemo } from 'react';
import { type Pet, type PetListKey, petsOfList } from '#src/domain/pet.ts';
import {
  type PetsOnScreen,
  useCatalogue,
  useCatalogueOfDevice,
  useCatalogueView,
} from './catalogue-context.tsx';

/** The pets of one list; refreshes them when the list is opened and is not fresh. */
export function usePetList(key: PetListKey): PetsOnScreen {
  const catalogue = useCatalogueOfDevice();
  const all = useCatalogue();
  useEffect(() => void catalogue.opened(key), [catalogue, key]);
  const pets = useMemo(() => petsOfList(all.pets, key), [all.pets, key]);
  return { ...all, pets };
}

/** One pet; 'gone' only if the whole catalogue is here and the pet is not in it. */
export function usePet(
  id: string,
): { status: 'loading' | 'failed' | 'gone' } | { status: 'found'; pet: Pet } {
  const view = useCatalogueView();
  const pet = view.byId.get(id);
  if (pet) return { status: 'found', pet };
  return { status: view.status === 'ready' ? 'gone' : view.status };
}
