import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { noFilters, type PetFilters, toggleFilter } from '#src/domain/pet-filters.ts';
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
  const pressed = useRef<{ at: number; of: number }>(undefined);
  const chosen = chosenOptions(filters);

  // When the pressed button disappears, the focus would fall back to the top of the page.
  useEffect(() => {
    // The effects of an earlier rendering may run after the press: its chip is still there then.
    if (!pressed.current || pressed.current.of === chosen.length) return;
    const { at } = pressed.current;
    pressed.current = undefined;
    const chips = list.current?.querySelectorAll('button') ?? [];
    const next = chips[Math.min(at, chosen.length - 1)];
    if (next === undefined) onEmptied();
    else next.focus();
  });

  const remove = ({ group, option }: SpokenOption, at: number) => {
    pressed.current = { at, of: chosen.length };
    onChange((now) => toggleFilter(now, group, option));
  };
  const clear = () => {
    pressed.current = { at: 0, of: chosen.length };
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
