import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { type Pet, type PetListKey, petLists } from '#src/domain/pet.ts';
import { findExact } from '#src/domain/search.ts';
import type { Catalogue, CatalogueView } from './catalogue.ts';

const CatalogueContext = createContext<Catalogue | undefined>(undefined);
const ViewContext = createContext<CatalogueView | undefined>(undefined);

export function CatalogueProvider(props: { catalogue: Catalogue; children: ReactNode }) {
  const { catalogue, children } = props;
  const [view, setView] = useState(catalogue.view);
  useEffect(() => {
    // As a transition and not an external store: drawing a list may be put off for a key or a tap.
    const follow = () => startTransition(() => setView(catalogue.view()));
    follow();
    return catalogue.subscribe(follow);
  }, [catalogue]);
  return (
    <CatalogueContext.Provider value={catalogue}>
      <ViewContext.Provider value={view}>{children}</ViewContext.Provider>
    </CatalogueContext.Provider>
  );
}

function useCatalogueOfDevice(): Catalogue {
  return within(useContext(CatalogueContext));
}

/** The pets as they stand in memory. */
export function useCatalogueView(): CatalogueView {
  return within(useContext(ViewContext));
}

function within<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The catalogue is read within a CatalogueProvider');
  return value;
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
