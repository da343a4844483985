import { Link, useLocation } from '@tanstack/react-router';
import { memo, useContext, useId, useRef, createContext } from 'react';
import { petLink } from '#src/domain/paths.ts';
import { cardPlace } from '#src/domain/prerender.ts';
import type { Pet } from '#src/domain/pet.ts';
import { badgeOf } from '#src/domain/pet-status.ts';
import { pictureOf } from '#src/domain/pet-photo.ts';
import { AdoptButton } from './adopt-button.tsx';
import {
  CardFrame,
  cardButtonClass,
  cardLinkClass,
  cardNameClass,
  cardPictureClass,
} from './card-frame.tsx';
import { markIfOpened, markOpened } from './opened-pet.ts';
import { earlyPicture, PetPicture } from './pet-picture.tsx';

/** An additional line on the cards below, by pet; '' for none. */
export const PetNoteContext = createContext<(pet: Pet) => string>(() => '');

type PetCardProps = {
  pet: Pet;
  level?: 2 | 3;
  /** On screen when the list opens: its picture is loaded first. */
  early?: boolean;
};

/**
 * A pet in a list. `level` is that of the heading; the link is to the pet below the present list.
 */
// Memoized: while a long list scrolls, only new cards render.
export const PetCard = memo(function PetCard({ pet, level = 2, early = false }: PetCardProps) {
  const { pathname } = useLocation();
  const note = useContext(PetNoteContext)(pet);
  const nameId = useId();
  const picture = useRef<HTMLDivElement>(null);
  const Heading = level === 2 ? 'h2' : 'h3';
  const open = () => {
    if (picture.current !== null) markOpened(pet.id, picture.current);
  };
  const setPicture = (element: HTMLDivElement | null) => {
    picture.current = element;
    markIfOpened(pet.id, element);
  };
  return (
    <CardFrame
      pictureRef={setPicture}
      picture={
        <PetPicture
          src={pictureOf(pet).src}
          alt={`Portrait of ${pet.name}`}
          type={pet.type}
          {...(early && earlyPicture)}
          className={cardPictureClass}
        />
      }
      name={
        <Heading id={nameId} className={cardNameClass}>
          <Link
            to={petLink(pathname, pet.id)}
            // The search parameters are kept, so that the pet's page leads back to the same list.
            search
            onClick={open}
            className={cardLinkClass}
          >
            {pet.name}
          </Link>
        </Heading>
      }
      breed={pet.breed}
      age={pet.age}
      place={cardPlace(pet)}
      badge={badgeOf(pet)}
    >
      {note !== '' && <p className="truncate text-sm font-medium text-pending">{note}</p>}
      <AdoptButton pet={pet} calm aria-describedby={nameId} className={cardButtonClass} />
    </CardFrame>
  );
});
