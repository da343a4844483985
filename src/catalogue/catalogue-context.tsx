import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Pet, type PetListKey, petLists } from '#src/domain/pet.ts';
import { findExact } from '#src/domain/search.ts';
import type { Catalogue, CatalogueView } from './catalogue.ts';

const CatalogueContext = createContext<Catalogue | undefined>(undefined);

export function CatalogueProvider(props: { catalogue: Catalogue; children: ReactNode }) {
  return (
    <CatalogueContext.Provider value={props.catalogue}>{props.children}</CatalogueContext.Provider>
  );
}

function useCatalogueOfDevice(): Catalogue {
  const catalogue = useContext(CatalogueContext);
  if (!catalogue) throw new Error('The catalogue is read within a CatalogueProvider');
  return catalogue;
}

/** The pets as they stand in memory. */
export function useCatalogueView(): CatalogueView {
  const catalogue = useCatalogueOfDevice();
  return useSyncExternalStore(catalogue.subscribe, catalogue.view);
}

export type PetsOnScreen = Omit<CatalogueView, 'byId'> & { refresh(): void };

/** Every pet on this device. */
export function useCatalogue(): PetsOnScreen {
  const catalogue = useCatalogueOfDevice();
  const { byId: _, ...view } = useCatalogueView();
  return { ...view, refresh: () => void catalogue.refresh() };
}

/** The pets of one list of the route table; opening it asks for news when it is not fresh. */
export function usePetList(key: PetListKey): PetsOnScreen {
  const catalogue = useCatalogueOfDevice();
  const all = useCatalogue();
  useEffect(() => void catalogue.opened(key), [catalogue, key]);
  const pets = useMemo(() => {
    const types: readonly string[] = petLists[key];
    return all.pets.filter((pet) => types.includes(pet.type));
  }, [all.pets, key]);
  return { ...all, pets };
}

/** One pet; 'gone' only once everything is here and it is not among it. */
export function usePet(
  id: string,
): { status: 'loading' } | { status: 'found'; pet: Pet } | { status: 'gone' } {
  const view = useCatalogueView();
  const pet = view.byId.get(id);
  if (pet) return { status: 'found', pet };
  return view.status === 'ready' ? { status: 'gone' } : { status: 'loading' };
}

/** What a search finds: exact matches at once, close ones when their index is there. */
export function useSearch(query: string): {
  status: 'loading' | 'ready';
  exact: readonly Pet[];
  close: readonly Pet[];
} {
  const catalogue = useCatalogueOfDevice();
  const view = useCatalogueView();
  const exact = useMemo(() => findExact(view.pets, query), [view.pets, query]);
  const [found, setFound] = useState<{ query: string; pets: readonly Pet[] }>();
  useEffect(() => {
    let current = true;
    void catalogue.close(query).then((pets) => {
      if (current) setFound({ query, pets });
    });
    return () => {
      current = false;
    };
  }, [catalogue, query, view.pets]);
  const close = useMemo(() => {
    const ids = new Set(exact.map((pet) => pet.id));
    return found?.query === query ? found.pets.filter((pet) => !ids.has(pet.id)) : [];
  }, [exact, found, query]);
  return { status: view.status === 'loading' ? 'loading' : 'ready', exact, close };
}
