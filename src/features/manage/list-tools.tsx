import { type PetType, petTypes } from '#src/domain/pet.ts';
import { petStatuses } from '#src/domain/pet-status.ts';
import { statusLabels } from '#src/parts/pet-status-badge.tsx';
import type { Found, StatusFilter, Wanted } from './find-pets.ts';
import type { Order } from './prepare-pets.ts';

type ListToolsProps = {
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
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

type ChoiceProps = {
  label: string;
  className: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
};

function Choice({ label, className, value, options, onChange }: ChoiceProps) {
  return (
    <label className={`min-w-0 ${className}`}>
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`${control} w-full px-2`}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Narrows the list of pets by words, status, type and what a pet needs. */
export function ListTools({ wanted, onWanted, counts, needs }: ListToolsProps) {
  const change = (change: Partial<Wanted>) => onWanted({ ...wanted, ...change });
  const statusWords = (status: StatusFilter) =>
    `${status === 'all' ? 'Any status' : statusLabels[status]} (${counts[status]})`;
  return (
    <div className="flex flex-wrap items-center gap-2 lg:gap-3">
      <label className="basis-full lg:flex-1 lg:basis-72">
        <span className="sr-only">Find a pet</span>
        <input
          type="search"
          value={wanted.words}
          placeholder="Name, breed, place or number"
          onChange={({ target }) => change({ words: target.value })}
          className={`${control} w-full px-3.5 placeholder:text-ink-soft`}
        />
      </label>
      <Choice
        label="Status"
        className="grow-3 basis-36"
        value={wanted.status}
        options={statuses.map((status) => [status, statusWords(status)])}
        onChange={(value) =>
          change({ status: statuses.find((status) => status === value) ?? 'all' })
        }
      />
      <Choice
        label="Type"
        className="grow-2 basis-28"
        value={wanted.type}
        options={[
          ['all', 'All types'],
          ...petTypes.map((type) => [type, typeLabels[type]] as const),
        ]}
        onChange={(value) => change({ type: petTypes.find((type) => type === value) ?? 'all' })}
      />
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
          No picture
          <span className="tabular-nums">{needs.pictureless}</span>
        </button>
      </fieldset>
    </div>
  );
}

/** In which order the pets are listed. */
export function OrderChoice({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  return (
    <Choice
      label="Order"
      className="shrink-0"
      value={order}
      options={[
        ['name', 'By name'],
        ['unseen', 'Longest not seen'],
      ]}
      onChange={(value) => onOrder(value === 'unseen' ? 'unseen' : 'name')}
    />
  );
}
