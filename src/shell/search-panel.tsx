import { Dialog } from '#src/ui/dialog.tsx';
import { SearchForm } from './search-form.tsx';

type SearchPanelProps = {
  open: boolean;
  /** Returns what was typed before the field was there. */
  takeTyped: () => string;
  onClose: () => void;
};

/** The search in a dialog; it closes when the results open. */
export function SearchPanel({ open, takeTyped, onClose }: SearchPanelProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Search" place="top">
      <SearchForm takeTyped={takeTyped} onDone={onClose} />
    </Dialog>
  );
}
