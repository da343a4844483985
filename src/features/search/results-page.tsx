import { Link, useSearch as useSearchParams } from '@tanstack/react-router';
import { useSearch } from '#src/catalogue/catalogue-context.tsx';
import { texts } from '#src/domain/texts.ts';
import { PetGrid, PetGridSkeleton } from '#src/parts/pet-grid.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';

export function ResultsPage() {
  const { query: given } = useSearchParams({ strict: false });
  const query = (Array.isArray(given) ? given[0] : given) ?? '';
  const { status, exact, close } = useSearch(query);
  // A count while pets are still coming would be a wrong one.
  if (status === 'loading')
    return (
      <Page wide title={texts.aiLoading}>
        <PetGridSkeleton />
      </Page>
    );
  return (
    <Page
      wide
      title={texts.searchResults(exact.length)}
      lead={query === '' ? undefined : `“${query}”`}
    >
      {exact.length > 0 ? (
        <PetGrid pets={exact} />
      ) : (
        <EmptyState title={texts.searchEmpty}>
          <Link to="/Explore" className={buttonClass('secondary')}>
            See all pets
          </Link>
        </EmptyState>
      )}
      {close.length > 0 && (
        <section aria-labelledby="close-matches" className="mt-14">
          <h2 id="close-matches" className="mb-6 text-2xl">
            Close matches
          </h2>
          <PetGrid pets={close} level={3} />
        </section>
      )}
    </Page>
  );
}
