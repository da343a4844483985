import { Link, useLocation } from '@tanstack/react-router';
import { memo, useContext, useId, useRef } from 'react';
import type { Pet } from '#src/domain/pet.ts';
import { AdoptButton } from './adopt-button.tsx';
import { markIfOpened, markOpened } from './opened-pet.ts';
import { petLink } from './pet-link.ts';
import { PetNoteContext } from './pet-note.ts';
import { earlyPicture, PetPicture } from './pet-picture.tsx';

// Side by side, cards are of one height; with large text they stand alone and may take the room.
const line = 'truncate max-[16rem]:whitespace-normal';

type PetCardProps = {
  pet: Pet;
  level?: 2 | 3;
  /** It is on screen when its list opens. */
  early?: boolean;
};

/** A pet in a list. `level` is the heading's; the card leads to the pet below the present list. */
// Remembered: while a long list scrolls, only the cards that come are drawn.
export const PetCard = memo(function PetCard({ pet, level = 2, early = false }: PetCardProps) {
  const { pathname } = useLocation();
  // All of the place stands on the pet's page: beside a second card there is no room for more.
  const place = pet.location.city || pet.location.state;
  const note = useContext(PetNoteContext)(pet);
  const nameId = useId();
  const picture = useRef<HTMLDivElement>(null);
  const Heading = level === 2 ? 'h2' : 'h3';
  const open = () => {
    if (picture.current !== null) markOpened(pet.id, picture.current);
  };
  const keepPicture = (element: HTMLDivElement | null) => {
    picture.current = element;
    markIfOpened(pet.id, element);
  };
  return (
    <article className="group relative flex h-full flex-col">
      <div ref={keepPicture} className="overflow-hidden rounded-lg">
        <PetPicture
          src={pet.imageUrl}
          alt={`Portrait of ${pet.name}`}
          type={pet.type}
          {...(early && earlyPicture)}
          className="aspect-square w-full transition-transform duration-300 group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex grow flex-col pt-3">
        <Heading id={nameId} className={`${line} text-lg`}>
          <Link
            to={petLink(pathname, pet.id)}
            // Carried along, so that a pet found by a search or a filter leads back to it.
            search
            onClick={open}
            // The whole card is the target; the button below lies over it.
            className="after:absolute after:inset-0 after:rounded-lg hover:text-evergreen focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-evergreen"
          >
            {pet.name}
          </Link>
        </Heading>
        <p className={`${line} text-sm`}>{pet.breed}</p>
        <p className={`${line} text-sm text-ink-soft`}>
          <span className="inline-block first-letter:uppercase">{pet.age}</span>
          {place === '' ? '' : ` · ${place}`}
        </p>
        {note !== '' && <p className="truncate text-sm font-medium text-pending">{note}</p>}
        <AdoptButton
          pet={pet}
          calm
          aria-describedby={nameId}
          className="relative z-10 mt-3 w-full px-1 text-sm whitespace-nowrap max-[22rem]:text-xs"
        />
      </div>
    </article>
  );
});
