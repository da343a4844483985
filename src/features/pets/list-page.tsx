import { usePetList } from '#src/catalogue/catalogue-context.tsx';
import type { PetListKey } from '#src/domain/pet.ts';
import { FilteredPets, FilteredPetsSkeleton } from '#src/parts/filters/filtered-pets.tsx';
import { NoPetsYet } from '#src/parts/no-pets-yet.tsx';
import { PetGrid } from '#src/parts/pet-grid.tsx';
import { Page } from '#src/ui/page.tsx';
import { ListOffline, NobodyHere } from './list-states.tsx';

export const ExplorePage = () => <ListPage list="explorePets" title="Explore all pets" />;
export const DogsPage = () => <ListPage list="dogsList" title="Dogs" />;
export const CatsPage = () => <ListPage list="catsList" title="Cats" />;
export const OthersPage = () => <ListPage list="othersListPets" title="Birds and rabbits" />;

function ListPage({ list, title }: { list: PetListKey; title: string }) {
  const { status, pets } = usePetList(list);
  const count = pets.length === 1 ? '1 pet' : `${pets.length} pets`;
  // Its line is there from the start: what stands below would move. A part is no count.
  const lead = status === 'loading' ? '\u00a0' : pets.length > 0 ? count : undefined;
  return (
    <Page wide title={title} lead={lead}>
      {pets.length > 0 ? (
        <>
          <ListOffline />
          <FilteredPets pets={pets} settled={status === 'ready'}>
            {(matches) => <PetGrid pets={matches} />}
          </FilteredPets>
        </>
      ) : status === 'loading' ? (
        <FilteredPetsSkeleton />
      ) : status === 'failed' ? (
        <NoPetsYet />
      ) : (
        <NobodyHere />
      )}
    </Page>
  );
}
