import { memo, type ReactNode, useMemo } from 'react';
import { type FilteredPets, filterPets, toAskAbout } from '#src/domain/filter-pets.ts';
import { groupNames, noFilters, type PetFilters, toggleFilter } from '#src/domain/pet-filters.ts';
import type { Pet } from '#src/domain/pet.ts';
import { PetGrid } from '#src/parts/pet-grid.tsx';
import { PetNoteContext } from '#src/parts/pet-card.tsx';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { askWords, chosenOptions, petsCounted, untoldWords } from './filter-words.ts';
import type { ChangeFilters } from './use-filters.ts';

type FilterResultsProps = {
  pets: readonly Pet[];
  filters: PetFilters;
  result: FilteredPets;
  onChange: ChangeFilters;
  /** Shows the matches. */
  children: (matches: readonly Pet[]) => ReactNode;
};

/** The matches, then the pets to ask about; or what to do if there are none. */
// Memoized, so that a pressed checkbox is painted before the grid renders again.
export const FilterResults = memo(function FilterResults(props: FilterResultsProps) {
  const { filters, result, children } = props;
  if (result.matches.length === 0 && result.ask.length === 0) return <NoMatch {...props} />;
  return (
    <>
      {result.matches.length > 0 && children(result.matches)}
      {result.ask.length > 0 && <AskSection pets={result.ask} filters={filters} />}
    </>
  );
});

function AskSection({ pets, filters }: { pets: readonly Pet[]; filters: PetFilters }) {
  const missingOf = useMemo(() => toAskAbout(filters), [filters]);
  const note = useMemo(() => (pet: Pet) => askWords(missingOf(pet)), [missingOf]);
  const missing = useMemo(
    () =>
      groupNames.filter(
        (group) => filters[group].length > 0 && pets.some((pet) => missingOf(pet).includes(group)),
      ),
    [filters, pets, missingOf],
  );
  return (
    <section aria-labelledby="ask-the-shelter" className="mt-14 first:mt-0">
      <h2 id="ask-the-shelter" className="text-2xl">
        Ask the shelter
      </h2>
      <p className="mt-2 mb-6 max-w-measure text-ink-soft">{untoldWords(pets.length, missing)}</p>
      <PetNoteContext value={note}>
        <PetGrid pets={pets} level={3} />
      </PetNoteContext>
    </section>
  );
}

function NoMatch({ pets, filters, onChange }: FilterResultsProps) {
  // Only filters whose removal helps: it does not if two of them rule out every pet.
  const ways = chosenOptions(filters)
    .map(({ group, option, chip }) => {
      const without = toggleFilter(filters, group, option);
      const { matches, ask } = filterPets(pets, without);
      return { chip, without, shown: matches.length + ask.length };
    })
    .filter(({ shown }) => shown > 0);
  return (
    <EmptyState title="No pet matches all of these.">
      <p className="max-w-measure text-ink-soft">
        {ways.length > 0 ? 'Remove a filter to see more pets:' : 'Fewer filters show more pets.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {ways.map(({ chip, without, shown }) => (
          <Button key={chip} variant="secondary" onClick={() => onChange(() => without)}>
            Without “{chip}”: {petsCounted(shown)}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => onChange(() => noFilters)}>
          Clear all filters
        </Button>
      </div>
    </EmptyState>
  );
}
