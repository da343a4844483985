import { Link, useLocation, useSearch } from '@tanstack/react-router';
import { CircleHelp, type LucideIcon, Sparkles, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { companionWords } from '#src/domain/pet-words.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { Doubts } from '#src/domain/pet-findings.ts';
import type { Criteria } from '#src/domain/suggestion/suggestion.ts';
import { AdoptButton } from '#src/parts/adopt-button.tsx';
import { PetPicture } from '#src/parts/pet-picture.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of a pet's page that recommendations led to: their search parameters, for the way back. */
    recommended?: { [Field in keyof Criteria]?: string | string[] | undefined };
  }
}

type RecommendedPetProps = { pet: Pet; reasons: readonly string[] } & Doubts;

/** A pet that fits; the whole card opens its page, from which one comes back here. */
export function RecommendedPet({ pet, reasons, concerns, unknowns }: RecommendedPetProps) {
  const { city, state } = pet.location;
  const nameId = useId();
  const recommended = useSearch({ from: '/Aisearch' });
  const { asked, answered } = useLocation({ select: ({ state }) => state });
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
            state={{ recommended, ...(asked && { asked }), ...(answered && { answered }) }}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-evergreen"
          >
            {pet.name}
          </Link>
        </h2>
        <div className="flex flex-col gap-1.5 text-sm font-medium">
          <Said name="Why" icon={Sparkles} words={reasons} className="text-evergreen" />
          <Said name="But" icon={TriangleAlert} words={concerns} className="text-clay-ink" />
          <Said name="Unknown" icon={CircleHelp} words={unknowns} className="text-ink-soft" />
        </div>
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

type SaidProps = {
  name: string;
  icon: LucideIcon;
  words: readonly string[];
  className: string;
};

/** One line about how a pet fits; nothing without words. */
function Said({ name, icon: Icon, words, className }: SaidProps) {
  if (words.length === 0) return null;
  return (
    <p className={`flex items-start gap-2 ${className}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <span className="sr-only">{name}: </span>
        {words.join(' · ')}
      </span>
    </p>
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
