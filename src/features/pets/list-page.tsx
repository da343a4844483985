import { usePetList } from '#src/catalogue/use-pets.ts';
import { counted } from '#src/domain/words.ts';
import { type PetListKey, petLists } from '#src/domain/pet.ts';
import { FilteredPets, FilteredPetsSkeleton } from '#src/parts/filters/filtered-pets.tsx';
import { NoPetsYet } from '#src/parts/no-pets-yet.tsx';
import { PetGrid } from '#src/parts/pet-grid.tsx';
import { Page } from '#src/ui/page.tsx';
import { ListOffline, NobodyHere } from './list-states.tsx';

export const ExplorePage = () => <ListPage list="explorePets" />;
export const DogsPage = () => <ListPage list="dogsList" />;
export const CatsPage = () => <ListPage list="catsList" />;
export const OthersPage = () => <ListPage list="othersListPets" />;

function ListPage({ list }: { list: PetListKey }) {
  const { status, pets } = usePetList(list);
  const count = counted(pets.length, 'pet');
  // An empty line until the count is known, so that nothing below it moves. A part is not counted.
  const lead = pets.length > 0 && status === 'ready' ? count : '\u00a0';
  return (
    <Page wide title={petLists[list].title} lead={lead}>
      {pets.length > 0 ? (
        <>
          <ListOffline />
          <FilteredPets from={petLists[list].to} pets={pets} settled={status === 'ready'}>
            {(matches) => <PetGrid pets={matches} more={status === 'loading'} />}
          </FilteredPets>
          {status === 'failed' && (
            <div className="mt-14">
              <NoPetsYet />
            </div>
          )}
        </>
      ) : status === 'loading' ? (
        <FilteredPetsSkeleton />
      ) : status === 'failed' ? (
        <NoPetsYet />
      ) : (
        <NobodyHere list={list} />
      )}
    </Page>
  );
}
