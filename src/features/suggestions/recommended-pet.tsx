import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { companionWords } from '#src/domain/words.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { Criteria } from '#src/domain/suggestion/suggestion.ts';
import { AdoptButton } from '#src/parts/adopt-button.tsx';
import { PetPicture } from '#src/parts/pet-picture.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of a pet's page that recommendations led to: their search parameters, for the way back. */
    recommended?: { [Field in keyof Criteria]?: string | string[] | undefined };
  }
}

type RecommendedPetProps = { pet: Pet; reasons: readonly string[] };

/** A pet that fits; the whole card opens its page, from which one comes back here. */
export function RecommendedPet({ pet, reasons }: RecommendedPetProps) {
  const { city, state } = pet.location;
  const nameId = useId();
  const recommended = useSearch({ from: '/Aisearch' });
  const asked = useLocation({ select: (location) => location.state.asked });
  return (
    <li className="relative grid overflow-hidden rounded-lg border border-hairline bg-card hover:border-evergreen sm:grid-cols-[13rem_1fr]">
      <PetPicture
        src={pet.imageUrl}
        alt={`${pet.name}, ${pet.breed}`}
        type={pet.type}
        className="aspect-[4/3] size-full sm:aspect-auto"
      />
      <div className="flex min-w-0 flex-col gap-4 p-5">
        <h2 id={nameId} className="text-xl">
          <Link
            to="/Explore/$id"
            params={{ id: pet.id }}
            state={{ recommended, ...(asked && { asked }) }}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-evergreen"
          >
            {pet.name}
          </Link>
        </h2>
        {reasons.length > 0 && (
          <p className="flex items-start gap-2 text-sm font-medium text-evergreen">
            <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              <span className="sr-only">Why: </span>
              {reasons.join(' · ')}
            </span>
          </p>
        )}
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          <Fact label="Type">{pet.type}</Fact>
          <Fact label="Breed">{pet.breed}</Fact>
          <Fact label="Size">{pet.size}</Fact>
          <Fact label="Energy">{pet.energy}</Fact>
          <Fact label="Good with">{listed(pet.goodWith, 'N/A')}</Fact>
          <Fact label="Care">{pet.care}</Fact>
          <Fact label="Temperament">{listed(pet.temperament, 'N/A')}</Fact>
          <Fact label="Special needs">{listed(pet.specialNeeds, 'None')}</Fact>
          <Fact label="Location">{[city, state].filter((part) => part !== '').join(', ')}</Fact>
        </dl>
        <AdoptButton
          pet={pet}
          calm
          aria-describedby={nameId}
          className="relative z-10 mt-auto self-start"
        />
      </div>
    </li>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="break-words">{children}</dd>
    </>
  );
}

/** The words with commas; `none` if the list is empty or says only 'none'. */
const listed = (words: readonly string[], none: string) =>
  words
    .filter((word) => word.toLowerCase() !== 'none')
    .map(companionWords)
    .join(', ') || none;
