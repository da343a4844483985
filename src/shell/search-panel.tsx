import { Dialog } from '#src/ui/dialog.tsx';
import { SearchForm } from './search-form.tsx';

type SearchPanelProps = {
  open: boolean;
  /** Gives what was typed before the field was there. */
  takeTyped: () => string;
  onClose: () => void;
};

/** The search, over the page; it closes once it leads to the results. */
export function SearchPanel({ open, takeTyped, onClose }: SearchPanelProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Search" place="top">
      <SearchForm takeTyped={takeTyped} onDone={onClose} />
    </Dialog>
  );
}
