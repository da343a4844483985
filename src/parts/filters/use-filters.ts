import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { filterSearch, type PetFilters, readFilters } from '#src/domain/filter-pets.ts';
import { painted } from '#src/ui/painted.ts';

/** The choices of the address, and the way to change them. */
export function useFilters(): [filters: PetFilters, change: (filters: PetFilters) => void] {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const written = useMemo(() => readFilters(search), [search]);
  // Shown at once: the router looks at every link on the page before it shows a new address.
  const [filters, show] = useOptimistic(written);
  const change = useCallback(
    (next: PetFilters) =>
      startTransition(async () => {
        const { pathname } = router.latestLocation;
        show(next);
        await painted();
        // Whoever has gone on to a pet meanwhile stays there.
        if (router.latestLocation.pathname !== pathname) return;
        await navigate({
          to: '.',
          search: (before) => ({ ...before, ...filterSearch(next) }),
          // Replaced: whoever tried five choices goes back to where they came from in one step.
          replace: true,
          resetScroll: false,
        });
      }),
    [navigate, router, show],
  );
  return [filters, change];
}
