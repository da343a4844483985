import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useCatalogueView } from '#src/catalogue/catalogue-context.tsx';
import { useManagedPets } from '#src/catalogue/use-managed-pets.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { PetStatus } from '#src/domain/pet-status.ts';
import { texts } from '#src/domain/texts.ts';
import { counted } from '#src/domain/words.ts';
import { FirstRunNotice } from '#src/parts/first-run-notice.tsx';
import { RequireSession } from '#src/parts/require-session.tsx';
import { useChangePets } from '#src/parts/use-change-pets.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { countNeeds, everyPet, findPets, type Wanted } from './find-pets.ts';
import { ListTools, OrderChoice } from './list-tools.tsx';
import { PetRows } from './pet-rows.tsx';
import { noneSeen, type Order, type Prepared, type SeenBefore } from './prepare-pets.ts';
import { SelectionBar } from './selection-bar.tsx';
import { usePrepared } from './use-prepared.ts';

const title = 'Manage pets';
const nobody: ReadonlySet<string> = new Set();
// Each pet is a command of its own: more would wait too long on a slow network.
const mostAtOnce = 500;

/** All pets of the shelter, for admins. */
export function ManagePage() {
  return (
    <RequireSession only="admin">
      <ManagePets />
    </RequireSession>
  );
}

// Kept between pages: whoever comes back from a pet finds the list as it was.
let lastWanted = everyPet;

function ManagePets() {
  const { status } = useCatalogueView();
  const pets = useManagedPets();
  const [order, setOrder] = useState<Order>('name');
  const [seenBefore, setSeenBefore] = useState(noneSeen);
  const prepared = usePrepared(pets, order, seenBefore);
  const isEmpty = prepared?.entries.length === 0;
  if (!prepared || (isEmpty && (pets?.length !== 0 || status === 'loading'))) {
    return (
      <Page title={title} wide>
        <p className="text-lg text-ink-soft">{texts.loading}</p>
      </Page>
    );
  }
  return (
    <ListOfPets
      prepared={prepared}
      moreToCome={status === 'loading'}
      order={order}
      onOrder={setOrder}
      onSeenBefore={setSeenBefore}
    />
  );
}

type ListOfPetsProps = {
  prepared: Prepared;
  moreToCome: boolean;
  /** The order that was chosen; what is prepared may follow. */
  order: Order;
  onOrder: (order: Order) => void;
  onSeenBefore: (change: (seen: SeenBefore) => SeenBefore) => void;
};

function ListOfPets(props: ListOfPetsProps) {
  const { prepared, moreToCome, order, onOrder, onSeenBefore } = props;
  const { entries } = prepared;
  const { changeStatus, verify } = useChangePets();
  const [nowMs] = useState(Date.now);
  const [wanted, setWanted] = useState(lastWanted);
  const [selected, setSelected] = useState(nobody);
  const needs = useMemo(() => countNeeds(prepared, nowMs), [prepared, nowMs]);
  // The letter is painted first, then up to 100,000 pets are searched.
  const later = useDeferredValue(wanted);
  const isSearching = later !== wanted || order !== prepared.order;
  const { places, counts } = useMemo(
    () => findPets(prepared, later, nowMs),
    [prepared, later, nowMs],
  );
  const chosen = useMemo(
    () =>
      selected.size === 0 ? [] : entries.flatMap(({ pet }) => (selected.has(pet.id) ? [pet] : [])),
    [entries, selected],
  );

  const select = useCallback((id: string, on: boolean) => {
    setSelected((before) => {
      const next = new Set(before);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const verifyOne = useCallback(
    (pet: Pet) => {
      onSeenBefore((seen) => new Map(seen).set(pet.id, Date.parse(pet.verifiedAt) || 0));
      void verify([pet]);
    },
    [verify, onSeenBefore],
  );
  const want = (next: Wanted) => {
    lastWanted = next;
    setWanted(next);
    onSeenBefore(() => noneSeen);
  };
  const apply = async (done: Promise<boolean>) => {
    if (await done) setSelected(nobody);
  };
  const shownIds = [...places.subarray(0, mostAtOnce)].flatMap(
    (place) => entries[place]?.pet.id ?? [],
  );
  const allShown = shownIds.length > 0 && shownIds.every((id) => selected.has(id));

  return (
    <Page title={title} wide>
      <div className="-mt-3 mb-5 flex flex-wrap gap-3">
        <Link to="/Manage/new" className={buttonClass('primary')}>
          <Plus aria-hidden="true" className="size-5" />
          New pet
        </Link>
        <Link to="/Manage/import" className={buttonClass('secondary')}>
          Import
        </Link>
        <Link to="/Manage/shelter" className={buttonClass('secondary')}>
          About the shelter
        </Link>
        <Link to="/Manage/export" className={buttonClass('secondary')}>
          Export
        </Link>
      </div>
      <FirstRunNotice />
      {entries.length === 0 ? (
        <EmptyState title="No pet is here yet.">
          <p className="max-w-measure text-ink-soft">
            Add the first: a name and a type are enough to begin with. Or bring all of them in from
            the file of another system.
          </p>
          <Link to="/Manage/import" className={buttonClass()}>
            Import pets from a file
          </Link>
        </EmptyState>
      ) : (
        <>
          <ListTools wanted={wanted} onWanted={want} counts={counts} needs={needs} />
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline pb-2">
            <p
              aria-busy={isSearching}
              className="me-auto grid text-sm text-ink-soft tabular-nums *:[grid-area:1/1]"
            >
              <output className={isSearching ? `${lateClass} opacity-0` : 'opacity-100'}>
                {counted(places.length, 'pet')}
                {moreToCome && ' so far. The others are loading.'}
              </output>
              {/* In CSS, which goes on while a slow device is busy with the search itself. */}
              <span
                aria-hidden="true"
                className={isSearching ? `${lateClass} opacity-100` : 'opacity-0'}
              >
                Searching…
              </span>
            </p>
            <OrderChoice
              order={order}
              onOrder={(next) => {
                onOrder(next);
                onSeenBefore(() => noneSeen);
              }}
            />
            {places.length > 0 && (
              <Button
                variant="quiet"
                className="-me-3 px-3! text-sm!"
                onClick={() => setSelected(allShown ? nobody : new Set([...selected, ...shownIds]))}
              >
                {allShown ? 'Select none' : selectWords(places.length)}
              </Button>
            )}
          </div>
          {places.length === 0 ? (
            <div className="mt-5">
              <EmptyState title="No pet is like this.">
                <Button variant="secondary" onClick={() => want(everyPet)}>
                  Show all pets
                </Button>
              </EmptyState>
            </div>
          ) : (
            <PetRows
              entries={entries}
              places={places}
              nowMs={nowMs}
              selected={selected}
              onSelect={select}
              onVerify={verifyOne}
            />
          )}
          <SelectionBar
            pets={chosen}
            onStatus={(next: PetStatus) => void apply(changeStatus(chosen, next))}
            onVerify={() => void apply(verify(chosen))}
            onClear={() => setSelected(nobody)}
          />
        </>
      )}
    </Page>
  );
}

// Seen only where a search takes longer than a press is felt to.
const lateClass = 'transition-opacity delay-100';

const selectWords = (count: number) =>
  count > mostAtOnce ? `Select the first ${mostAtOnce}` : `Select all ${count}`;
