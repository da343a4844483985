import { Dialog } from '#src/ui/dialog.tsx';
import { onUse } from '#src/ui/on-use.tsx';

type SearchPanelProps = { open: boolean; onClose: () => void };

const SearchForm = onUse(() => import('./search-form.tsx').then((module) => module.SearchForm));

/** The search, over the page; it closes once it leads to the results. */
export function SearchPanel({ open, onClose }: SearchPanelProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Search" place="top">
      <SearchForm onDone={onClose} />
    </Dialog>
  );
}
