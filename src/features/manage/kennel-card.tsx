import { useState } from 'react';
import type { Pet } from '#src/domain/pet.ts';
import { ageWords } from '#src/domain/pet-age.ts';
import { factsOf } from '#src/domain/pet-facts.ts';
import { pictureOf } from '#src/domain/pet-photo.ts';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { QrCode } from './qr-code.tsx';

export const cardSizes = ['A6', 'A4'] as const;
export type CardSize = (typeof cardSizes)[number];

// Said above the facts, or nowhere: a card has little room.
const elsewhere: ReadonlySet<string> = new Set([
  'Breed',
  'Age',
  'Location',
  'Training',
  'Shedding',
]);
const unsaid: ReadonlySet<string> = new Set(['Not known', 'N/A', '']);

/** What hangs at a pet's kennel: picture, facts, and a QR code that opens the pet's page. */
export function KennelCard({ pet, size }: { pet: Pet; size: CardSize }) {
  const { id, name, breed, description } = pet;
  const [today] = useState(() => new Date());
  const age = ageWords(pet, today) || pet.age;
  const picture = pictureOf(pet);
  const address = new URL(`/Explore/${id}`, location.href);
  const facts = factsOf(pet).filter(
    ([label, value]) => !elsewhere.has(label) && !unsaid.has(value),
  );
  return (
    <li className={`kennel-sheet kennel-${size}`}>
      <article className="kennel-card" aria-labelledby={`kennel-card-${id}`}>
        <PetPicture
          src={picture.src}
          alt={picture.alt || `Portrait of ${name}`}
          type={pet.type}
          // Not when it is scrolled into view: it is printed before.
          loading="eager"
          className="kennel-picture"
        />
        <div className="kennel-words">
          <h2 id={`kennel-card-${id}`}>{name}</h2>
          <p className="kennel-lead">{[breed, age].filter((word) => word !== '').join(' · ')}</p>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="kennel-description">{description}</p>
        </div>
        <footer className="kennel-foot">
          <p>
            <strong>Meet {name} online</strong>
            <span>{address.host + address.pathname}</span>
          </p>
          <QrCode
            text={address.href}
            label={`QR code: opens the page of ${name}`}
            className="kennel-qr"
          />
        </footer>
      </article>
    </li>
  );
}
