import { useRef } from 'react';
import { eagerCards, maxPrerenderedCards } from '#src/domain/prerender.ts';
import type { Pet } from '#src/domain/pet.ts';
import { cardGridClass, CardSkeleton } from './card-frame.tsx';
import { PetCard } from './pet-card.tsx';
import { useWindowedGrid } from '#src/ui/use-windowed-grid.ts';

type PetGridProps = {
  pets: readonly Pet[];
  level?: 2 | 3;
  /** More pets are still loading: the last row is filled with skeletons. */
  more?: boolean;
};

/** Pets as a grid of cards; of a long list only the cards near the screen are in the page. */
export function PetGrid({ pets, level = 2, more = false }: PetGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { first, end, before, after, columns } = useWindowedGrid(list, pets.length);
  const missing = more && end === pets.length ? missingCards(pets.length, columns) : 0;
  return (
    <ul ref={list} className={cardGridClass} style={{ paddingTop: before, paddingBottom: after }}>
      {pets.slice(first, end).map((pet, at) => (
        <li
          key={pet.id}
          aria-setsize={pets.length}
          aria-posinset={first + at + 1}
          className="min-w-0"
        >
          <PetCard pet={pet} level={level} early={first + at < eagerCards} />
        </li>
      ))}
      {Array.from({ length: missing }, (_, at) => (
        <li key={at} aria-hidden="true">
          <CardSkeleton />
        </li>
      ))}
    </ul>
  );
}

/** How many skeletons fill the last row; a short list is as long as the prerendered one. */
function missingCards(count: number, columns: number): number {
  if (count < maxPrerenderedCards) return maxPrerenderedCards - count;
  return (columns - (count % columns)) % columns;
}

/** Skeletons of the cards while they load. */
export function PetGridSkeleton() {
  return (
    <div aria-hidden="true" className={cardGridClass}>
      {Array.from({ length: maxPrerenderedCards }, (_, at) => (
        <CardSkeleton key={at} />
      ))}
    </div>
  );
}
