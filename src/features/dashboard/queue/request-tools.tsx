import {
  type Order,
  type PreparedRequests,
  type StatusFilter,
  statusFilters,
} from './request-list.ts';

type RequestToolsProps = {
  byStatus: PreparedRequests['byStatus'];
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
  const { byStatus, filter, onFilter, order, onOrder, words, onWords } = props;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <fieldset className="flex flex-wrap gap-2 max-lg:w-full">
        <legend className="sr-only">Show by status</legend>
        {statusFilters.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={filter === status}
            onClick={() => onFilter(status)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-md border border-edge bg-card px-3 text-sm font-semibold aria-pressed:border-evergreen aria-pressed:bg-evergreen aria-pressed:text-on-evergreen"
          >
            {labels[status]}
            <span className="tabular-nums">{byStatus[status].length}</span>
          </button>
        ))}
      </fieldset>
      <label className="min-w-36 flex-1">
        <span className="sr-only">Find a request</span>
        <input
          type="search"
          value={words}
          placeholder="Applicant or pet"
          onChange={(event) => onWords(event.target.value)}
          className="min-h-11 w-full rounded-sm border border-edge bg-card px-3.5 text-base placeholder:text-ink-soft"
        />
      </label>
      <label>
        <span className="sr-only">Order</span>
        <select
          value={order}
          onChange={(event) => onOrder(event.target.value === 'oldest' ? 'oldest' : 'newest')}
          className="min-h-11 max-w-full rounded-sm border border-edge bg-card px-2 text-base"
        >
          <option value="newest">Newest first</option>
          <option value="oldest">Waiting longest first</option>
        </select>
      </label>
    </div>
  );
}
