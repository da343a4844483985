// The filters of a list of pets: beside it on a wide screen, in a sheet on a phone.
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { filterPets } from '#src/domain/filter-pets.ts';
import { hasFilters } from '#src/domain/pet-filters.ts';
import type { Pet } from '#src/domain/pet.ts';
import { PetGridSkeleton } from '#src/parts/pet-grid.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { afterNextPaint } from '#src/ui/after-next-paint.ts';
import { useWide } from '#src/ui/use-wide.ts';
import { FilterChips } from './filter-chips.tsx';
import { BareFilterFrame, filterFrameClass } from './filter-frame.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterResults } from './filter-results.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { chosenOptions, petsCounted, resultWords } from './filter-words.ts';
import { type ChangeFilters, type FilteredPath, useFilters } from './use-filters.ts';

type FilteredPetsProps = {
  /** The page of the list. */
  from: FilteredPath;
  pets: readonly Pet[];
  /** Every pet is loaded. */
  settled: boolean;
  /** Shows the pets that match. */
  children: (matches: readonly Pet[]) => ReactNode;
};

/** A list of pets with its filters. The choices stand in the address. */
export function FilteredPets({ from, pets, settled, children }: FilteredPetsProps) {
  const [filters, change] = useFilters(from);
  const [touched, setTouched] = useState(false);
  const [open, setOpen] = useState(false);
  const wide = useWide();
  const all = useRef<HTMLDivElement>(null);
  const sheetButton = useRef<HTMLButtonElement>(null);
  const panelHeading = useRef<HTMLHeadingElement>(null);
  // The pressed box is painted first, and then up to 10,000 pets are filtered.
  const later = useDeferredValue(filters);
  const result = useMemo(() => filterPets(pets, later), [pets, later]);

  const choose: ChangeFilters = useCallback(
    (update) => {
      setTouched(true);
      change(update);
      // The list is another one now, so a place far down in it is left for its start.
      if ((all.current?.getBoundingClientRect().top ?? 0) < 0) all.current?.scrollIntoView();
    },
    [change],
  );
  const focusFilters = useCallback(() => {
    // Only one of the two is on screen; focusing the other does nothing.
    sheetButton.current?.focus();
    panelHeading.current?.focus();
  }, []);
  const relax: ChangeFilters = useCallback(
    (update) => {
      choose(update);
      // The pressed button disappears with the message around it.
      focusFilters();
    },
    [choose, focusFilters],
  );
  const announcement = !settled
    ? ''
    : hasFilters(later)
      ? resultWords(result)
      : // Before the first choice, the page's own count is enough.
        touched
        ? `${petsCounted(pets.length)}.`
        : '';
  // If no pet is left, FilterResults says so in larger words.
  const narrowed = hasFilters(later) && result.matches.length + result.ask.length > 0;
  const chosen = chosenOptions(filters).length;
  const panel = { filters, result, settled, onChange: choose };
  return (
    <div ref={all} className={filterFrameClass}>
      {wide && (
        <section
          aria-labelledby="filters"
          className="sticky top-24 -mx-1 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto px-1"
        >
          <h2 id="filters" ref={panelHeading} tabIndex={-1} className="text-lg">
            Filters
          </h2>
          <FilterPanel {...panel} />
        </section>
      )}
      <div className="min-w-0">
        <div className={`mb-6 flex flex-col gap-3 ${chosen === 0 ? 'lg:mb-0' : ''}`}>
          <button
            ref={sheetButton}
            type="button"
            aria-haspopup="dialog"
            // An open sheet makes the whole page inert, which takes a slow phone a tenth of a
            // second.
            onClick={() => void afterNextPaint().then(() => setOpen(true))}
            className={`${buttonClass('secondary')} self-start lg:hidden`}
          >
            <SlidersHorizontal aria-hidden="true" className="size-5" />
            {chosen === 0 ? 'Filters' : `Filters (${chosen})`}
          </button>
          <FilterChips filters={filters} onChange={choose} onEmptied={focusFilters} />
          <output className={narrowed ? 'block text-ink-soft' : 'sr-only'}>{announcement}</output>
        </div>
        <div>
          <FilterResults pets={pets} filters={later} result={result} onChange={relax}>
            {children}
          </FilterResults>
        </div>
      </div>
      <FilterSheet
        {...panel}
        open={open}
        onClose={() => setOpen(false)}
        announcement={touched ? announcement : ''}
      />
    </div>
  );
}

/** Skeletons of the filters and cards while they load. */
export function FilteredPetsSkeleton() {
  return (
    <BareFilterFrame>
      <PetGridSkeleton />
    </BareFilterFrame>
  );
}
