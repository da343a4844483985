import { Dialog } from '#src/ui/dialog.tsx';
import { SearchForm } from './search-form.tsx';

type SearchPanelProps = { open: boolean; onClose: () => void };

/** The search, over the page; it closes once it leads to the results. */
export function SearchPanel({ open, onClose }: SearchPanelProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Search" place="top">
      <SearchForm onDone={onClose} />
    </Dialog>
  );
}
