import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import {
  startTransition,
  useCallback,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
} from 'react';
import { filterSearch, type PetFilters, readFilters } from '#src/domain/pet-filters.ts';
import type { ListPath } from '#src/domain/paths.ts';
import { afterNextPaint } from '#src/ui/after-next-paint.ts';

/** Updates the latest choices: a second press may come before the first one is shown. */
export type ChangeFilters = (update: (now: PetFilters) => PetFilters) => void;

/** A page of pets that can be filtered. */
export type FilteredPath = Exclude<ListPath, '/Cart'>;

/** The choices in the address, and a function to change them. */
export function useFilters(from: FilteredPath): [filters: PetFilters, change: ChangeFilters] {
  const search = useSearch({ from });
  const navigate = useNavigate();
  const router = useRouter();
  const inAddress = useMemo(() => readFilters(search), [search]);
  // Shown at once: the router goes through every link on the page before it shows a new address.
  const [filters, show] = useOptimistic(inAddress);
  const latest = useRef(filters);
  useLayoutEffect(() => {
    latest.current = filters;
  }, [filters]);
  const change: ChangeFilters = useCallback(
    (update) =>
      startTransition(async () => {
        const { pathname } = router.latestLocation;
        const next = update(latest.current);
        latest.current = next;
        show(next);
        await afterNextPaint();
        // If the person has opened a pet meanwhile, they stay there.
        if (router.latestLocation.pathname !== pathname) return;
        await navigate({
          to: '.',
          search: (before) => ({ ...before, ...filterSearch(next) }),
          // Replaced: after any number of choices, Back leaves the list in one step.
          replace: true,
          resetScroll: false,
        });
      }),
    [navigate, router, show],
  );
  return [filters, change];
}
