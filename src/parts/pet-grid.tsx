import { useRef } from 'react';
import { eagerCards, maxPrerenderedCards } from '#src/domain/prerender.ts';
import type { Pet } from '#src/domain/pet.ts';
import { cardGridClass } from './card-frame.tsx';
import { PetCard } from './pet-card.tsx';
import { useWindowedGrid } from '#src/ui/use-windowed-grid.ts';

/** Pets as a grid of cards; of a long list only what is near the screen is in the page. */
export function PetGrid({ pets, level = 2 }: { pets: readonly Pet[]; level?: 2 | 3 }) {
  const list = useRef<HTMLUListElement>(null);
  const { first, end, before, after } = useWindowedGrid(list, pets.length);
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
    </ul>
  );
}

/** The shape of what comes. */
export function PetGridSkeleton() {
  return (
    <div aria-hidden="true" className={cardGridClass}>
      {Array.from({ length: maxPrerenderedCards }, (_, at) => (
        <div key={at} className="breathe">
          <div className="aspect-square rounded-lg bg-sunk" />
          <div className="mt-4 h-5 w-1/2 rounded-sm bg-sunk" />
          <div className="mt-2 h-4 w-4/5 rounded-sm bg-sunk" />
          <div className="mt-2 h-4 w-3/5 rounded-sm bg-sunk" />
          <div className="mt-4 h-11 rounded-md bg-sunk" />
        </div>
      ))}
    </div>
  );
}
