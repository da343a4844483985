// Not in catalogue-context.tsx, because only the page of suggestions needs it.
import { useMemo } from 'react';
import type { Pet } from '#src/domain/pet.ts';
import type { Doubts } from '#src/domain/pet-findings.ts';
import { doubtsAbout, type RankedPet, rankPets } from '#src/domain/rank-pets.ts';
import { type Relaxed, tightestWishes } from '#src/domain/relax-wishes.ts';
import type { Criteria } from '#src/domain/suggestion/suggestion.ts';
import { useCatalogueView } from './catalogue-context.tsx';
import type { CatalogueView } from './catalogue.ts';

type Ranked = {
  results: readonly RankedPet[];
  /** What speaks against a pet, and what is not known about it. */
  doubts: (pet: Pet) => Doubts;
  /** Where none fits: the wishes without which some do. */
  relaxed: Relaxed | undefined;
};

/** The pets that fit a suggestion, best first, and why. */
export function useRankedPets(criteria: Criteria): Ranked & { status: CatalogueView['status'] } {
  const { pets, status } = useCatalogueView();
  // `criteria` is a new object at each render of a route, so its content is compared.
  const text = JSON.stringify(criteria);
  const ranked = useMemo((): Ranked => {
    const wanted: Criteria = JSON.parse(text);
    const results = rankPets(pets, wanted);
    const relaxed = results.length === 0 ? tightestWishes(pets, wanted) : undefined;
    return { results, doubts: doubtsAbout(wanted), relaxed };
  }, [pets, text]);
  return { status, ...ranked };
}
