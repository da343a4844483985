import { Link, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePetSearch } from '#src/catalogue/use-pet-search.ts';
import type { Pet } from '#src/domain/pet.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { FilteredPets, FilteredPetsSkeleton } from '#src/parts/filters/filtered-pets.tsx';
import { NoPetsYet } from '#src/parts/no-pets-yet.tsx';
import { PetGrid } from '#src/parts/pet-grid.tsx';
import { SearchForm } from '#src/parts/search-form.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';

export function ResultsPage() {
  const { query = '' } = useSearch({ from: '/SearchList' });
  const { status, exact, close } = usePetSearch(query);
  const found = useMemo(() => [...exact, ...close], [exact, close]);
  // A count would be wrong while pets are still loading.
  if (status === 'loading')
    return (
      <Page wide title={pageTexts.aiLoading}>
        <FilteredPetsSkeleton />
      </Page>
    );
  if (status === 'failed')
    return (
      <Page wide title="Search Results">
        <NoPetsYet />
      </Page>
    );
  return (
    <Page wide title={pageTexts.searchResults(exact.length)}>
      <div className="mb-8 max-w-measure">
        <SearchForm query={query} />
      </div>
      {exact.length === 0 &&
        (close.length > 0 ? (
          <p className="mb-6 max-w-measure">{pageTexts.searchEmpty}</p>
        ) : (
          <EmptyState title={pageTexts.searchEmpty}>
            <Link to="/Explore" className={buttonClass('secondary')}>
              See all pets
            </Link>
          </EmptyState>
        ))}
      {found.length > 0 && (
        <FilteredPets from="/SearchList" pets={found} settled>
          {(matches) => <Found matches={matches} close={close} />}
        </FilteredPets>
      )}
    </Page>
  );
}

/** The exact matches, and the close ones in a section of their own. */
function Found({ matches, close }: { matches: readonly Pet[]; close: readonly Pet[] }) {
  const [exactMatches, closeMatches] = useMemo(() => {
    const isClose = new Set(close);
    return [matches.filter((pet) => !isClose.has(pet)), matches.filter((pet) => isClose.has(pet))];
  }, [matches, close]);
  return (
    <>
      {exactMatches.length > 0 && <PetGrid pets={exactMatches} />}
      {closeMatches.length > 0 && (
        <section aria-labelledby="close-matches" className="mt-14 first:mt-0">
          <h2 id="close-matches" className="mb-6 text-2xl">
            Close matches
          </h2>
          <PetGrid pets={closeMatches} level={3} />
        </section>
      )}
    </>
  );
}
