import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useRankedPets } from '#src/catalogue/use-ranked-pets.ts';
import { counted } from '#src/domain/words.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { NoPetsYet } from '#src/parts/no-pets-yet.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Page } from '#src/ui/page.tsx';
import { criteriaFrom, inWords } from './criteria.ts';
import { RecommendedPet } from './recommended-pet.tsx';

// 24 cards: the best come first, and nobody compares hundreds of pets.
const petsAtATime = 24;

export function ResultsPage() {
  const criteria = criteriaFrom(useSearch({ from: '/Aisearch' }));
  const { status, results } = useRankedPets(criteria);
  const asked = useLocation({ select: ({ state }) => state.asked });
  const [limit, setLimit] = useState(petsAtATime);
  const wish = inWords(criteria);
  return (
    <Page
      title={pageTexts.aiResultsTitle}
      lead={wish === '' ? undefined : `You asked for: ${wish}`}
      wide
    >
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <output className="block text-ink-soft tabular-nums">
          {status === 'loading' && pageTexts.aiLoading}
          {status === 'ready' && results.length > 0 && counted(results.length, 'pet')}
        </output>
        <Link to="/Ai" state={{ ...(asked && { asked }) }} className={buttonClass('quiet')}>
          Ask again
        </Link>
      </div>
      {status === 'loading' && (
        <div aria-hidden="true" className="grid gap-5 lg:grid-cols-2">
          {Array.from({ length: 4 }, (_, at) => (
            <div key={at} className="breathe h-96 rounded-lg bg-sunk sm:h-64" />
          ))}
        </div>
      )}
      {status === 'failed' && <NoPetsYet />}
      {status === 'ready' && results.length === 0 && (
        <EmptyState title={pageTexts.aiEmpty}>
          <Link to="/Explore" className={buttonClass('primary')}>
            {texts.browsePets}
          </Link>
        </EmptyState>
      )}
      <ul className="grid gap-5 lg:grid-cols-2">
        {results.slice(0, limit).map(({ pet, reasons }) => (
          <RecommendedPet key={pet.id} pet={pet} reasons={reasons} />
        ))}
      </ul>
      {results.length > limit && (
        <Button
          variant="secondary"
          className="mt-6 w-full"
          onClick={() => setLimit(limit + petsAtATime)}
        >
          Show {Math.min(petsAtATime, results.length - limit)} more
        </Button>
      )}
    </Page>
  );
}
