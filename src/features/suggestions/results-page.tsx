import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useRankedPets } from '#src/catalogue/use-ranked-pets.ts';
import { useOwnRows } from '#src/db/use-own-rows.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { type Relaxed, without } from '#src/domain/relax-wishes.ts';
import type { Criteria } from '#src/domain/suggestion/suggestion.ts';
import { texts } from '#src/domain/texts.ts';
import { counted } from '#src/domain/words.ts';
import { NoPetsYet } from '#src/parts/no-pets-yet.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Page } from '#src/ui/page.tsx';
import { BetterAnswer } from './better-answer.tsx';
import { useHousehold } from './household.ts';
import { HouseholdOffer } from './household-offer.tsx';
import { NoWish } from './no-wish.tsx';
import { RecommendedPet } from './recommended-pet.tsx';
import { useBetterAnswer } from './use-better-answer.ts';
import { useWishes } from './use-wishes.ts';
import { WishChips } from './wish-chips.tsx';
import { type Wish, wishesOf, wishWords, withDifference } from './wishes.ts';

const BrowserModelOffer = lazyComponent(() =>
  import('./browser-model-offer.tsx').then((module) => module.BrowserModelOffer),
);

// 24 cards: the best come first, and nobody compares hundreds of pets.
const petsAtATime = 24;

export function ResultsPage() {
  const { criteria, change } = useWishes();
  const { status, results, doubts, relaxed } = useRankedPets(criteria);
  const { asked, answered } = useLocation({ select: ({ state }) => state });
  const question = useOwnRows()?.chatSessions.find(({ id }) => id === asked);
  const { better, settled, browser } = useBetterAnswer(question);
  const { household = [] } = useHousehold();
  const [limit, setLimit] = useState(petsAtATime);
  const said: readonly string[] = answered?.suggestion.goodWith ?? [];
  const isRemembered = ({ field, value }: Wish) =>
    field === 'goodWith' && household.some((who) => who === value) && !said.includes(value);
  const hasWishes = wishesOf(criteria).length > 0;
  const isNoWish = status === 'ready' && results.length > 0 && !hasWishes;
  const shown = isNoWish ? [] : results.slice(0, limit);
  return (
    <Page title={pageTexts.aiResultsTitle} wide>
      {asked !== undefined && (
        <p className="mb-4 min-h-7 max-w-measure break-words text-lg">
          {question && `“${question.prompt}”`}
        </p>
      )}
      <WishChips criteria={criteria} onChange={change} isRemembered={isRemembered} />
      {answered?.by === 'device' && (
        <output className="mb-4 block text-ink-soft">
          Answered on this device by simple rules.{' '}
          {question?.response === ''
            ? 'If more is understood when you are back online, it is offered here.'
            : 'The server has your question now.'}
        </output>
      )}
      {criteria.goodWith && (
        <div className="min-h-11">
          <HouseholdOffer criteria={criteria} />
        </div>
      )}
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <output className="block text-ink-soft tabular-nums">
          {status === 'loading' && pageTexts.aiLoading}
          {status === 'ready' && shown.length > 0 && counted(results.length, 'pet')}
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
      {isNoWish && <NoWish />}
      {status === 'ready' && results.length === 0 && (
        <NothingFits criteria={criteria} relaxed={relaxed} onChange={change} />
      )}
      <ul className="grid gap-5 lg:grid-cols-2">
        {shown.map(({ pet, reasons }) => (
          <RecommendedPet key={pet.id} pet={pet} reasons={reasons} {...doubts(pet)} />
        ))}
      </ul>
      {shown.length < results.length && !isNoWish && (
        <Button
          variant="secondary"
          className="mt-6 w-full"
          onClick={() => setLimit(limit + petsAtATime)}
        >
          Show {Math.min(petsAtATime, results.length - limit)} more
        </Button>
      )}
      {['downloadable', 'downloading'].includes(browser.state) && question !== undefined && (
        <BrowserModelOffer onDownloaded={browser.onDownloaded} />
      )}
      {better && settled && (
        <BetterAnswer
          by={better.answered.by}
          words={better.words}
          onTake={() =>
            change(
              withDifference(criteria, better.answered.suggestion, better.difference),
              better.answered,
            )
          }
          onRefuse={() => change(criteria, { ...better.answered, by: settled.by })}
        />
      )}
    </Page>
  );
}

type NothingFitsProps = {
  criteria: Criteria;
  relaxed: Relaxed | undefined;
  onChange: (criteria: Criteria) => void;
};

/** Says that no pet fits, and offers to give up what costs the most. */
function NothingFits({ criteria, relaxed, onChange }: NothingFitsProps) {
  const givenUp = wishesOf(criteria)
    .filter(({ field }) => relaxed?.fields.some((one) => one === field))
    .map(wishWords)
    .join(', ');
  return (
    <EmptyState title={pageTexts.aiEmpty}>
      {relaxed && (
        <>
          <p className="max-w-measure text-ink-soft">
            If you give up “{givenUp}”, {counted(relaxed.pets, 'pet')} may suit you.
          </p>
          <Button onClick={() => onChange(without(criteria, relaxed.fields))}>
            Give up “{givenUp}”
          </Button>
        </>
      )}
      <Link to="/Explore" className={buttonClass(relaxed ? 'quiet' : 'primary')}>
        {texts.browsePets}
      </Link>
    </EmptyState>
  );
}
