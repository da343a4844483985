import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useCatalogueView } from '#src/catalogue/catalogue-context.tsx';
import { useManagedPets } from '#src/catalogue/use-managed-pets.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { PetStatus } from '#src/domain/pet-status.ts';
import { texts } from '#src/domain/texts.ts';
import { counted } from '#src/domain/words.ts';
import { RequireSession } from '#src/parts/require-session.tsx';
import { useChangePets } from '#src/parts/use-change-pets.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { ListTools, OrderChoice } from './list-tools.tsx';
import { countNeeds, everyPet, findPets, noneSeen, prepare, type Wanted } from './pet-list.ts';
import { PetRows } from './pet-rows.tsx';
import { SelectionBar } from './selection-bar.tsx';

const title = 'Manage pets';
const none: readonly Pet[] = [];
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
// Shown until the device has been read again: an empty page could not be scrolled to where it was.
let lastKnown: readonly Pet[] | undefined;

function ManagePets() {
  const { status } = useCatalogueView();
  const read = useManagedPets();
  useEffect(() => {
    if (read) lastKnown = read;
  }, [read]);
  const known = read ?? lastKnown;
  // A press is shown before thousands of pets are put in order again.
  const pets = useDeferredValue(known) ?? none;
  const { changeStatus, verify } = useChangePets();
  const [nowMs] = useState(Date.now);
  const [wanted, setWanted] = useState(lastWanted);
  const [order, setOrder] = useState<'name' | 'unseen'>('name');
  const [selected, setSelected] = useState(nobody);
  const [before, setBefore] = useState(noneSeen);
  const prepared = useMemo(() => prepare(pets, order, before), [pets, order, before]);
  const needs = useMemo(() => countNeeds(prepared, nowMs), [prepared, nowMs]);
  // The letter is painted first, then up to 100,000 pets are searched.
  const later = useDeferredValue(wanted);
  const { entries, counts } = useMemo(
    () => findPets(prepared, later, nowMs, before),
    [prepared, later, nowMs, before],
  );
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : pets.filter(({ id }) => selected.has(id))),
    [pets, selected],
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
      setBefore((seen) => new Map(seen).set(pet.id, Date.parse(pet.verifiedAt) || 0));
      void verify([pet]);
    },
    [verify],
  );
  const want = (next: Wanted) => {
    lastWanted = next;
    setWanted(next);
    setBefore(noneSeen);
  };
  const apply = async (done: Promise<boolean>) => {
    if (await done) setSelected(nobody);
  };
  const shownIds = entries.slice(0, mostAtOnce).map(({ pet }) => pet.id);
  const allShown = shownIds.length > 0 && shownIds.every((id) => selected.has(id));

  if (pets.length === 0 && (known === undefined || status === 'loading' || known.length > 0)) {
    return (
      <Page title={title} wide>
        <p className="text-lg text-ink-soft">{texts.loading}</p>
      </Page>
    );
  }
  return (
    <Page title={title} wide>
      <div className="-mt-3 mb-5 flex flex-wrap gap-3">
        <Link to="/Manage/new" className={buttonClass('primary')}>
          <Plus aria-hidden="true" className="size-5" />
          New pet
        </Link>
        <Link to="/Manage/shelter" className={buttonClass('secondary')}>
          About the shelter
        </Link>
      </div>
      {pets.length === 0 ? (
        <EmptyState title="No pet is here yet.">
          <p className="max-w-measure text-ink-soft">
            Add the first: a name and a type are enough to begin with.
          </p>
        </EmptyState>
      ) : (
        <>
          <ListTools wanted={wanted} onWanted={want} counts={counts} needs={needs} />
          <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline pb-2">
            <output className="me-auto text-sm text-ink-soft tabular-nums">
              {counted(entries.length, 'pet')}
              {status === 'loading' && ' so far. The others are loading.'}
            </output>
            <OrderChoice
              order={order}
              onOrder={(next) => {
                setOrder(next);
                setBefore(noneSeen);
              }}
            />
            {entries.length > 0 && (
              <Button
                variant="quiet"
                className="-me-3 px-3! text-sm!"
                onClick={() => setSelected(allShown ? nobody : new Set([...selected, ...shownIds]))}
              >
                {allShown ? 'Select none' : selectWords(entries.length)}
              </Button>
            )}
          </div>
          {entries.length === 0 ? (
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

const selectWords = (count: number) =>
  count > mostAtOnce ? `Select the first ${mostAtOnce}` : `Select all ${count}`;
