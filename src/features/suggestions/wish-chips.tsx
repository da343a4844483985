import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Criteria } from '#src/domain/suggestion/suggestion.ts';
import { focusHeading } from '#src/ui/page.tsx';
import { changesOf, type Wish, wishesOf, wishWords, withWish } from './wishes.ts';

type WishChipsProps = {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
  /** Whether a wish was not asked for, but comes from the remembered household. */
  isRemembered: (wish: Wish) => boolean;
};

/** Each wish as a chip: its words change it where its field has fixed ones, its cross takes it away. */
export function WishChips({ criteria, onChange, isRemembered }: WishChipsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const pressed = useRef<{ at: number; of: number }>(undefined);
  const wishes = wishesOf(criteria);

  // When the pressed button disappears, the focus would fall back to the top of the page.
  useEffect(() => {
    if (!pressed.current || pressed.current.of === wishes.length) return;
    const crosses = list.current?.querySelectorAll('button') ?? [];
    const next = crosses[Math.min(pressed.current.at, wishes.length - 1)];
    pressed.current = undefined;
    if (next === undefined) focusHeading();
    else next.focus();
  });

  const remove = (wish: Wish, at: number) => {
    pressed.current = { at, of: wishes.length };
    onChange(withWish(criteria, wish));
  };
  if (wishes.length === 0) return null;
  return (
    <fieldset ref={list} className="mb-5">
      <legend className="sr-only">Your wishes</legend>
      {/* Not the fieldset itself: WebKit adds the legend's height to its lines. */}
      <div className="flex flex-wrap items-center gap-2">
        {wishes.map((wish, at) => {
          const words = wishWords(wish);
          const changes = changesOf(criteria, wish);
          return (
            <span
              key={`${wish.field} ${wish.value}`}
              className="inline-flex min-h-11 items-center rounded-md bg-evergreen-tint text-sm font-medium text-evergreen"
            >
              {changes.length > 1 ? (
                <span className="relative inline-flex items-center">
                  <select
                    aria-label={`Change: ${words}`}
                    value={wish.value}
                    onChange={({ target }) => onChange(withWish(criteria, wish, target.value))}
                    className="min-h-11 appearance-none rounded-md bg-transparent ps-3 pe-7 font-medium [field-sizing:content]"
                  >
                    {changes.map((value) => (
                      <option key={value} value={value} className="bg-card text-ink">
                        {wishWords({ ...wish, value })}
                      </option>
                    ))}
                  </select>
                  <ChevronDown
                    aria-hidden="true"
                    className="pointer-events-none absolute end-2 size-4"
                  />
                </span>
              ) : (
                <span className="ps-3">{words}</span>
              )}
              {isRemembered(wish) && (
                <span className="ps-1 text-ink-soft">from your household</span>
              )}
              <button
                type="button"
                aria-label={`Remove: ${words}`}
                onClick={() => remove(wish, at)}
                className="inline-flex min-h-11 min-w-9 items-center justify-center hover:text-evergreen-deep"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </span>
          );
        })}
      </div>
    </fieldset>
  );
}
