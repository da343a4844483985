import { type Order, type StatusFilter, statusFilters } from './request-list.ts';

type RequestToolsProps = {
  counts: Record<StatusFilter, number>;
  filter: StatusFilter;
  onFilter: (filter: StatusFilter) => void;
  order: Order;
  onOrder: (order: Order) => void;
  words: string;
  onWords: (words: string) => void;
};

const labels: Record<StatusFilter, string> = {
  all: 'All',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** Filters the list by status and words, with the number of each status, and orders it. */
export function RequestTools(props: RequestToolsProps) {
  const { counts, filter, onFilter, order, onOrder, words, onWords } = props;
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Show by status</legend>
        {statusFilters.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={filter === status}
            onClick={() => onFilter(status)}
            className="inline-flex min-h-11 items-center gap-2 rounded-md border border-edge bg-card px-3 text-sm font-semibold aria-pressed:border-evergreen aria-pressed:bg-evergreen aria-pressed:text-on-evergreen sm:px-3.5 sm:text-base"
          >
            {labels[status]}
            <span className="tabular-nums">{counts[status]}</span>
          </button>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <label className="flex max-w-full grow flex-col gap-1 text-sm font-semibold">
          Find a request
          <input
            type="search"
            value={words}
            placeholder="Applicant or pet"
            onChange={(event) => onWords(event.target.value)}
            className="min-h-11 rounded-sm border border-edge bg-card px-3.5 text-base font-normal placeholder:text-ink-soft"
          />
        </label>
        <label className="flex max-w-full grow flex-col gap-1 text-sm font-semibold">
          Order
          <select
            value={order}
            onChange={(event) => onOrder(event.target.value === 'oldest' ? 'oldest' : 'newest')}
            className="min-h-11 rounded-sm border border-edge bg-card px-3 text-base font-normal"
          >
            <option value="newest">Newest first</option>
            <option value="oldest">Waiting longest first</option>
          </select>
        </label>
      </div>
    </div>
  );
}
