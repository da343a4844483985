import './kennel-cards.css';
import { Link, useSearch } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCatalogueView } from '#src/catalogue/catalogue-context.tsx';
import { useManagedPets } from '#src/catalogue/use-managed-pets.ts';
import type { Pet } from '#src/domain/pet.ts';
import { isListed } from '#src/domain/pet-status.ts';
import { texts } from '#src/domain/texts.ts';
import { counted } from '#src/domain/words.ts';
import { RequireSession } from '#src/parts/require-session.tsx';
import { withTimeout } from '#src/domain/with-timeout.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { BackToPets } from './for-admin.tsx';
import { pressedClass } from './list-tools.tsx';
import { type CardSize, cardSizes, KennelCard } from './kennel-card.tsx';

/** The kennel cards of the pets in the address, to print. */
export function CardsPage() {
  return (
    <RequireSession only="admin">
      <Cards />
    </RequireSession>
  );
}

function Cards() {
  const search = useSearch({ from: '/Manage/cards' });
  const { status } = useCatalogueView();
  const known = useManagedPets();
  const [size, setSize] = useState<CardSize>(search.size === 'A4' ? 'A4' : 'A6');
  const list = useRef<HTMLUListElement>(null);
  const chosen = [...new Set([search.pet ?? []].flat())];
  const pets = chosen.flatMap((id) => known?.find((pet) => pet.id === id) ?? []);
  const missing = chosen.length - pets.length;
  const unlisted = pets.filter((pet) => !isListed(pet));
  if (missing > 0 && (known === undefined || status === 'loading'))
    return <Page title="Kennel cards">{texts.loading}</Page>;
  return (
    <Page
      title="Kennel cards"
      lead="One sheet for each pet. Whoever points a phone at the code meets the pet online."
      wide
    >
      <BackToPets />
      {missing > 0 && pets.length > 0 && (
        <p className="mb-6 max-w-measure">{missingWords(missing)}</p>
      )}
      {pets.length === 0 ? (
        <EmptyState title={missing > 0 ? missingWords(missing) : 'No pet is chosen.'}>
          <Link to="/Manage" className={buttonClass('primary')}>
            Choose pets
          </Link>
        </EmptyState>
      ) : (
        <>
          <div className="mb-6 flex flex-wrap items-center gap-3">
            <fieldset className="flex gap-2">
              <legend className="sr-only">Size of the paper</legend>
              {cardSizes.map((one) => (
                <button
                  key={one}
                  type="button"
                  aria-pressed={size === one}
                  onClick={() => setSize(one)}
                  className={pressedClass}
                >
                  {one}
                </button>
              ))}
            </fieldset>
            <Button onClick={() => void printWithPictures(list.current)}>
              <Printer aria-hidden="true" className="size-5" />
              Print {counted(pets.length, 'card')}
            </Button>
            {size === 'A6' && (
              <p className="max-w-measure text-sm text-ink-soft">
                On A4 paper, choose four pages per sheet in the print dialog and cut them.
              </p>
            )}
          </div>
          {unlisted.length > 0 && (
            <p className="mb-6 max-w-measure rounded-md bg-marigold-tint p-3">
              Visitors cannot open the page of {namesOf(unlisted)}: make it available before you
              hang up its card.
            </p>
          )}
          <ul ref={list} className="kennel-cards">
            {pets.map((pet) => (
              <KennelCard key={pet.id} pet={pet} size={size} />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

const namesOf = (pets: readonly Pet[]) => pets.map(({ name }) => name).join(', ');

const missingWords = (missing: number) =>
  `${counted(missing, 'pet')} of this address ${missing === 1 ? 'is' : 'are'} not on this device: open it again with a network, or choose other pets.`;

// 3 s: a picture that is neither on this device nor to be fetched must not keep the others.
const picturesTimeoutMs = 3_000;

async function printWithPictures(list: HTMLElement | null): Promise<void> {
  const pictures = [...(list?.querySelectorAll('img') ?? [])];
  const decoded = Promise.allSettled(pictures.map((picture) => picture.decode()));
  await withTimeout(picturesTimeoutMs, decoded);
  print();
}
