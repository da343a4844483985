// Not in catalogue-context.tsx, because only the page of search results needs it.
import { useEffect, useMemo, useState } from 'react';
import type { Pet } from '#src/domain/pet.ts';
import { findExact } from '#src/domain/search.ts';
import { useCatalogueOfDevice, useCatalogueView } from './catalogue-context.tsx';
import type { CatalogueView } from './catalogue.ts';

/** What a search finds: exact matches at once, close ones as soon as the index is built. */
export function usePetSearch(query: string): {
  status: CatalogueView['status'];
  exact: readonly Pet[];
  close: readonly Pet[];
} {
  const catalogue = useCatalogueOfDevice();
  const { status, pets } = useCatalogueView();
  const exact = useMemo(() => findExact(pets, query), [pets, query]);
  const [found, setFound] = useState<{ query: string; pets: readonly Pet[] }>();
  useEffect(() => {
    let current = true;
    void catalogue.findClose(query).then((matches) => {
      if (current) setFound({ query, pets: matches });
    });
    return () => {
      current = false;
    };
  }, [catalogue, query, pets]);
  const close = useMemo(() => {
    const ids = new Set(exact.map((pet) => pet.id));
    return found?.query === query ? found.pets.filter((pet) => !ids.has(pet.id)) : [];
  }, [exact, found, query]);
  return { status, exact, close };
}
