import { Link, useLocation, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePet } from '#src/catalogue/use-pets.ts';
import { isAddress } from '#src/domain/is-address.ts';
import { type ListPath, pages } from '#src/domain/paths.ts';
import type { Pet } from '#src/domain/pet.ts';
import { badgeOf } from '#src/domain/pet-status.ts';
import { type PetPhoto, pictureOf, renditionOf } from '#src/domain/pet-photo.ts';
import { factsOf, placeOf } from '#src/domain/pet-facts.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { AdoptButton } from '#src/parts/adopt-button.tsx';
import { NoPetsYet } from '#src/parts/no-pets-yet.tsx';
import { openedStyle } from '#src/parts/opened-pet.ts';
import { earlyPicture, PetPicture } from '#src/parts/pet-picture.tsx';
import { ShelterWords } from '#src/parts/shelter-words.tsx';
import { useShelter } from '#src/parts/use-shelter.ts';
import { keepPictures } from '#src/pwa/status.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Page, PageHeading, useDocumentTitle } from '#src/ui/page.tsx';
import {
  Fact,
  FactList,
  petButtonClass,
  petColumnsClass,
  PetFrame,
  petPageClass,
  petPictureClass,
  BackTo,
  BreadcrumbFrame,
  breadcrumbLinkClass,
} from './pet-frame.tsx';

export const ExplorePetPage = () => <PetPage list="/Explore" />;
export const DogPage = () => <PetPage list="/Doggs/puppies" />;
export const CatPage = () => <PetPage list="/Cats/Kittens" />;
export const OtherPetPage = () => <PetPage list="/Others" />;
export const FoundPetPage = () => <PetPage list="/SearchList" />;
export const CartPetPage = () => <PetPage list="/Cart" />;

/** A pet's page, below the list in which it was found. */
function PetPage({ list }: { list: ListPath }) {
  const { id } = useParams({ from: `${list}/$id` });
  const found = usePet(id);
  switch (found.status) {
    case 'found':
      return <PetFound list={list} pet={found.pet} />;
    case 'loading':
      return <PetLoading list={list} />;
    case 'failed':
      return (
        <Page title="This pet has not arrived yet">
          <NoPetsYet />
        </Page>
      );
    case 'gone':
      return (
        <Page title={pageTexts.petGone} lead="Perhaps it has found a home already.">
          <Link to="/Explore" className={buttonClass('primary')}>
            {texts.browsePets}
          </Link>
        </Page>
      );
  }
}

function PetFound({ list, pet }: { list: ListPath; pet: Pet }) {
  useDocumentTitle(pet.name);
  const { src: imageUrl, alt } = pictureOf(pet);
  const morePhotos = pet.photos.slice(1);
  const pictures = [imageUrl, ...morePhotos.map(srcOf)].join('\n');
  useEffect(() => {
    void keepPictures(pictures.split('\n').filter((src) => src && isAddress(src, location.href)));
  }, [pictures]);
  return (
    <PetFrame
      breadcrumb={<Breadcrumb list={list} petName={pet.name} />}
      picture={
        <PetPicture
          src={imageUrl}
          // What staff wrote about the photo.
          alt={alt || `Portrait of ${pet.name}`}
          type={pet.type}
          {...earlyPicture}
          style={openedStyle}
          className={petPictureClass}
        />
      }
      heading={<PageHeading>{pet.name}</PageHeading>}
      breed={pet.breed}
      place={placeOf(pet)}
      badge={badgeOf(pet)}
      description={pet.description}
      action={<AdoptButton pet={pet} className={petButtonClass} />}
    >
      {morePhotos.length > 0 && (
        <ul
          aria-label={`More photos of ${pet.name}`}
          className="mb-8 grid max-w-measure grid-cols-2 gap-3"
        >
          {morePhotos.map((photo) => (
            <li key={photo.id}>
              <PetPicture
                src={srcOf(photo)}
                alt={photo.alt || pet.name}
                type={pet.type}
                className="aspect-square w-full rounded-lg"
              />
            </li>
          ))}
        </ul>
      )}
      <FactList>
        {factsOf(pet).map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </FactList>
      <AboutShelter />
    </PetFrame>
  );
}

const srcOf = (photo: PetPhoto) => renditionOf(photo, 960);

/** Whom to ask about the pet; nothing where the shelter says nothing. */
function AboutShelter() {
  const shelter = useShelter();
  if (Object.values(shelter).every((words) => words === '')) return null;
  return (
    <section aria-labelledby="shelter" className="mt-8 flex max-w-measure flex-col gap-3">
      <h2 id="shelter" className="text-xl">
        {shelter.name || 'The shelter'}
      </h2>
      <ShelterWords {...shelter} />
      <Link to="/contact" className="inline-grid min-h-11 items-center text-evergreen underline">
        How to reach the shelter
      </Link>
    </section>
  );
}

/** At least as high as the window: otherwise the footer would move when the pet is loaded. */
function PetLoading({ list }: { list: ListPath }) {
  return (
    <div className={`${petPageClass} min-h-dvh`}>
      <Breadcrumb list={list} petName={texts.loading} />
      <div className={petColumnsClass}>
        <div className="breathe aspect-square rounded-xl bg-sunk" />
        <div>
          <PageHeading>{texts.loading}</PageHeading>
          <div className="breathe mt-6 h-4 w-3/4 rounded-sm bg-sunk" />
          <div className="breathe mt-3 h-4 w-2/3 rounded-sm bg-sunk" />
        </div>
      </div>
    </div>
  );
}

/** The list in which the pet was found, or the recommendations, with a link back to them. */
export function Breadcrumb({ list, petName }: { list: ListPath; petName: string }) {
  const { recommended, asked, answered } = useLocation({ select: ({ state }) => state });
  const back = recommended ? (
    <Link
      to="/Aisearch"
      search={recommended}
      state={{ ...(asked && { asked }), ...(answered && { answered }) }}
      className={breadcrumbLinkClass}
    >
      <BackTo label={pageTexts.aiResultsTitle} />
    </Link>
  ) : (
    <Link to={list} search className={breadcrumbLinkClass}>
      <BackTo label={pages[list].list} />
    </Link>
  );
  return <BreadcrumbFrame back={back} petName={petName} />;
}
