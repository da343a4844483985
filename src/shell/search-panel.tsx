import { useSearch } from '@tanstack/react-router';
import { SearchForm } from '#src/parts/search-form.tsx';
import { texts } from '#src/domain/texts.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Button } from '#src/ui/button.tsx';

type SearchPanelProps = {
  open: boolean;
  /** Returns what was typed before the field was there. */
  takeTyped: () => string;
  onClose: () => void;
};

/** The search in a dialog; it closes when the results open. */
export function SearchPanel({ open, takeTyped, onClose }: SearchPanelProps) {
  const { query = '' } = useSearch({ strict: false });
  return (
    <Dialog open={open} onClose={onClose} title="Search" place="top">
      <SearchForm
        query={query}
        placeholder={texts.searchPlaceholder}
        takeTyped={takeTyped}
        onSubmit={onClose}
        onEscape={onClose}
      >
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </SearchForm>
    </Dialog>
  );
}
