import { startTransition, useOptimistic } from 'react';
import { type FilteredPets } from '#src/domain/filter-pets.ts';
import { type PetFilters, toggleFilter } from '#src/domain/pet-filters.ts';
import { afterNextPaint } from '#src/ui/after-next-paint.ts';
import { type SpokenOption, spokenGroups } from './filter-words.ts';
import type { ChangeFilters } from './use-filters.ts';

export type FilterPanelProps = {
  filters: PetFilters;
  result: FilteredPets;
  /** Every pet is loaded: a count before that would be wrong. */
  settled: boolean;
  onChange: ChangeFilters;
};

/** Every group with its options, and how many pets each would show. */
export function FilterPanel({ filters, result, settled, onChange }: FilterPanelProps) {
  return (
    <div>
      {spokenGroups.map(({ group, label, options }) => (
        <fieldset key={group} className="border-b border-hairline py-3 last:border-b-0">
          <legend className="float-left mb-2 w-full font-semibold lg:text-sm">{label}</legend>
          <div className="clear-both flex flex-wrap gap-2 lg:gap-1.5">
            {options.map((option) => (
              <Option
                key={option.option}
                words={option}
                count={settled ? (result.counts[group][option.option] ?? 0) : undefined}
                checked={filters[group].includes(option.option)}
                onToggle={() => onChange((now) => toggleFilter(now, group, option.option))}
              />
            ))}
          </div>
          {settled && result.unknown[group] > 0 && (
            <p className="mt-2 text-xs text-ink-soft">Not known of {result.unknown[group]}: ask</p>
          )}
        </fieldset>
      ))}
    </div>
  );
}

type OptionProps = {
  words: SpokenOption;
  count: number | undefined;
  checked: boolean;
  onToggle: () => void;
};

function Option({ words, count, checked, onToggle }: OptionProps) {
  // Only this box renders at once, the others with their new counts after it has been painted.
  const [shown, show] = useOptimistic(checked);
  const toggle = () =>
    startTransition(async () => {
      show(!shown);
      await afterNextPaint();
      onToggle();
    });
  return (
    <label className="group relative flex min-h-11 items-center gap-2 rounded-md border border-edge bg-card px-3 has-checked:border-evergreen has-checked:bg-evergreen has-checked:text-on-evergreen has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen lg:min-h-9 lg:px-2.5 lg:text-sm">
      <input type="checkbox" checked={shown} onChange={toggle} className="sr-only" />
      {words.label}
      {count !== undefined && (
        <span className="text-sm text-ink-soft tabular-nums group-has-checked:text-current lg:text-xs">
          {count}
          <span className="sr-only"> {count === 1 ? 'pet' : 'pets'}</span>
        </span>
      )}
    </label>
  );
}
