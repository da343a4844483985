import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Criteria } from '#src/domain/suggestion/suggestion.ts';
import { criteriaFrom } from './criteria.ts';
import type { Answered } from './use-ask.ts';

/** The wishes in the address of the results, and how to change them. */
export function useWishes() {
  const criteria = criteriaFrom(useSearch({ from: '/Aisearch' }));
  const navigate = useNavigate();
  /** `answered`: the answer that was taken or refused with it. */
  const change = (next: Criteria, answered?: Answered) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, ...next }),
      state: (before) => ({ ...before, ...(answered && { answered }) }),
      // Replaced: after any number of changes, Back leaves the results in one step.
      replace: true,
      resetScroll: false,
    });
  return { criteria, change };
}
