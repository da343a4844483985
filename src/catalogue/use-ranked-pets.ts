// Not in catalogue-context.tsx, because only the page of suggestions needs it.
import { useMemo } from 'react';
import { type RankedPet, rankPets } from '#src/domain/rank-pets.ts';
import type { Criteria } from '#src/domain/suggestion/suggestion.ts';
import { useCatalogueView } from './catalogue-context.tsx';
import type { CatalogueView } from './catalogue.ts';

/** The pets that fit a suggestion, best first, and why. */
export function useRankedPets(criteria: Criteria): {
  status: CatalogueView['status'];
  results: readonly RankedPet[];
} {
  const view = useCatalogueView();
  // `criteria` is a new object at each render of a route, so its content is compared.
  const wanted = JSON.stringify(criteria);
  const results = useMemo(() => rankPets(view.pets, JSON.parse(wanted)), [view.pets, wanted]);
  return { status: view.status, results };
}
