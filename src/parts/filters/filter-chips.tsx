import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { noFilters, type PetFilters, toggleFilter } from '#src/domain/filter-pets.ts';
import { chosenOptions, type SpokenOption } from './filter-words.ts';
import type { ChangeFilters } from './use-filters.ts';

type FilterChipsProps = {
  filters: PetFilters;
  onChange: ChangeFilters;
  /** Called when the last chip is gone; moves the focus to something that is still there. */
  onEmptied: () => void;
};

/** Each choice as a button that removes it. */
export function FilterChips({ filters, onChange, onEmptied }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);
  const chosen = chosenOptions(filters);

  // When the pressed button disappears, the focus would fall back to the top of the page.
  useEffect(() => {
    const at = removedAt.current;
    if (at === undefined) return;
    removedAt.current = undefined;
    const chips = list.current?.querySelectorAll('button') ?? [];
    const next = chips[Math.min(at, chosen.length - 1)];
    if (next === undefined) onEmptied();
    else next.focus();
  });

  const remove = ({ group, option }: SpokenOption, at: number) => {
    removedAt.current = at;
    onChange((now) => toggleFilter(now, group, option));
  };
  const clear = () => {
    removedAt.current = 0;
    onChange(() => noFilters);
  };
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} aria-label="Chosen filters" className="flex flex-wrap items-center gap-2">
      {chosen.map((option, at) => (
        <li key={option.chip}>
          <button
            type="button"
            aria-label={`Remove filter: ${option.chip}`}
            onClick={() => remove(option, at)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-md bg-evergreen-tint ps-3 pe-2 text-sm font-medium text-evergreen hover:text-evergreen-deep"
          >
            {option.chip}
            <X aria-hidden="true" className="size-4" />
          </button>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <button
            type="button"
            onClick={clear}
            className="min-h-9 px-2 text-sm font-medium text-evergreen underline underline-offset-4"
          >
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}
