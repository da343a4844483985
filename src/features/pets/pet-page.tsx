import { Link, useParams } from '@tanstack/react-router';
import { usePet } from '#src/catalogue/catalogue-context.tsx';
import { type Pet, placeOf } from '#src/domain/pet.ts';
import { texts } from '#src/domain/texts.ts';
import { AdoptButton } from '#src/parts/adopt-button.tsx';
import { NoPetsYet } from '#src/parts/no-pets-yet.tsx';
import { openedStyle } from '#src/parts/opened-pet.ts';
import { earlyPicture, PetPicture } from '#src/parts/pet-picture.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Page, PageHeading } from '#src/ui/page.tsx';
import { useDocumentTitle } from '#src/ui/use-document-title.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { PetFacts } from './pet-facts.tsx';

export function PetPage() {
  const { id = '' } = useParams({ strict: false });
  const found = usePet(id);
  switch (found.status) {
    case 'found':
      return <PetFound pet={found.pet} />;
    case 'loading':
      return <PetLoading />;
    case 'failed':
      return (
        <Page title="This pet has not arrived yet">
          <NoPetsYet />
        </Page>
      );
    case 'gone':
      return (
        <Page title={texts.petGone} lead="Perhaps it has found a home already.">
          <Link to="/Explore" className={buttonClass('primary')}>
            {texts.browsePets}
          </Link>
        </Page>
      );
  }
}

const frame = 'mx-auto w-full max-w-page px-4 pt-4 pb-12 sm:px-6 lg:pb-16';
const columns = 'mt-2 grid gap-8 md:grid-cols-2 lg:gap-14';

function PetFound({ pet }: { pet: Pet }) {
  useDocumentTitle(pet.name);
  return (
    <div className={frame}>
      <Breadcrumb petName={pet.name} />
      <article className={columns}>
        <PetPicture
          src={pet.imageUrl}
          alt={`Portrait of ${pet.name}`}
          type={pet.type}
          {...earlyPicture}
          style={openedStyle}
          className="aspect-square w-full rounded-xl md:sticky md:top-24 md:self-start"
        />
        <div>
          <PageHeading>{pet.name}</PageHeading>
          <p className="mt-1 text-lg">{pet.breed}</p>
          <p className="text-ink-soft">{placeOf(pet)}</p>
          <p className="mt-5 max-w-measure">{pet.description}</p>
          <AdoptButton pet={pet} className="mt-6 w-full sm:w-auto sm:px-8" />
          <PetFacts pet={pet} />
        </div>
      </article>
    </div>
  );
}

/** As high as the window at least: what follows it would move as the pet comes. */
function PetLoading() {
  return (
    <div className={`${frame} min-h-dvh`}>
      <Breadcrumb petName={texts.loading} />
      <div className={columns}>
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
