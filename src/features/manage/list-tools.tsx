import type { PetType } from '#src/domain/pet.ts';
import { petStatuses, petTypes } from '#src/domain/pet.ts';
import { statusLabels } from '#src/parts/pet-status-badge.tsx';
import type { Found, Order, StatusFilter, Wanted } from './pet-list.ts';

type ListToolsProps = {
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
  order: Order;
  onOrder: (order: Order) => void;
  counts: Found['counts'];
  needs: { unverified: number; pictureless: number };
};

const statuses: readonly StatusFilter[] = ['all', ...petStatuses];

export const pressedClass =
  'inline-flex min-h-11 items-center gap-1.5 rounded-md border border-edge bg-card px-3 text-sm font-semibold aria-pressed:border-evergreen aria-pressed:bg-evergreen aria-pressed:text-on-evergreen';
const control = 'min-h-11 rounded-sm border border-edge bg-card text-base';

const typeLabels: Record<PetType, string> = {
  dog: 'Dogs',
  cat: 'Cats',
  bird: 'Birds',
  rabbit: 'Rabbits',
};

/** Narrows the list of pets by words, status, type and what a pet needs, and orders it. */
export function ListTools({ wanted, onWanted, order, onOrder, counts, needs }: ListToolsProps) {
  const change = (change: Partial<Wanted>) => onWanted({ ...wanted, ...change });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className="min-w-48 flex-1">
        <span className="sr-only">Find a pet</span>
        <input
          type="search"
          value={wanted.words}
          placeholder="Name, breed, place or number"
          onChange={({ target }) => change({ words: target.value })}
          className={`${control} w-full px-3.5 placeholder:text-ink-soft`}
        />
      </label>
      <label>
        <span className="sr-only">Type</span>
        <select
          value={wanted.type}
          onChange={({ target }) =>
            change({ type: petTypes.find((type) => type === target.value) ?? 'all' })
          }
          className={`${control} px-2`}
        >
          <option value="all">All types</option>
          {petTypes.map((type) => (
            <option key={type} value={type}>
              {typeLabels[type]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="sr-only">Order</span>
        <select
          value={order}
          onChange={({ target }) => onOrder(target.value === 'unseen' ? 'unseen' : 'name')}
          className={`${control} max-w-full px-2`}
        >
          <option value="name">By name</option>
          <option value="unseen">Not seen for longest</option>
        </select>
      </label>
      <fieldset className="flex w-full flex-wrap gap-2">
        <legend className="sr-only">Show by status</legend>
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={wanted.status === status}
            onClick={() => change({ status })}
            className={pressedClass}
          >
            {status === 'all' ? 'All' : statusLabels[status]}
            <span className="tabular-nums">{counts[status]}</span>
          </button>
        ))}
      </fieldset>
      <fieldset className="flex w-full flex-wrap gap-2">
        <legend className="sr-only">Show what needs a look</legend>
        <button
          type="button"
          aria-pressed={wanted.unverified}
          onClick={() => change({ unverified: !wanted.unverified })}
          className={pressedClass}
        >
          Not seen for 14 days
          <span className="tabular-nums">{needs.unverified}</span>
        </button>
        <button
          type="button"
          aria-pressed={wanted.pictureless}
          onClick={() => change({ pictureless: !wanted.pictureless })}
          className={pressedClass}
        >
          Without a picture
          <span className="tabular-nums">{needs.pictureless}</span>
        </button>
      </fieldset>
    </div>
  );
}
