import { type FilteredPets } from '#src/domain/filter-pets.ts';
import { noFilters } from '#src/domain/pet-filters.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { afterNextPaint } from '#src/ui/after-next-paint.ts';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import { petsCounted } from './filter-words.ts';

type FilterSheetProps = FilterPanelProps & {
  open: boolean;
  onClose: () => void;
  announcement: string;
};

/**
 * The filters on a phone, at the bottom of the screen. `announcement` is the result of the last
 * choice.
 */
export function FilterSheet({ open, onClose, announcement, ...panel }: FilterSheetProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Filters" place="bottom">
      <FilterPanel {...panel} />
      {/* The page behind the sheet is inert and not read out, so the sheet says the result. */}
      <output className="sr-only">{announcement}</output>
      <div className="sticky bottom-0 -mx-6 -mb-6 flex gap-2 border-t border-hairline bg-card px-6 py-3">
        <Button
          className="grow px-3 whitespace-nowrap"
          // As when it opens: closing it restyles the whole page behind it, which takes time.
          onClick={() => void afterNextPaint().then(onClose)}
        >
          {panel.settled ? showWords(panel.result) : 'Show pets'}
        </Button>
        <Button
          variant="quiet"
          className="px-3 whitespace-nowrap"
          onClick={() => panel.onChange(() => noFilters)}
        >
          Clear all
        </Button>
      </div>
    </Dialog>
  );
}

function showWords({ matches, ask }: FilteredPets): string {
  const shown = matches.length + ask.length;
  return shown === 0 ? 'Close' : `Show ${petsCounted(shown)}`;
}
