import { Link } from '@tanstack/react-router';
import { Plus, Upload } from 'lucide-react';
import { useState } from 'react';
import { useCatalogueView } from '#src/catalogue/catalogue-context.tsx';
import { useManagedPets } from '#src/catalogue/use-managed-pets.ts';
import type { SessionUser } from '#src/domain/account.ts';
import { firstRunOf } from '#src/domain/first-run.ts';
import type { Shelter } from '#src/domain/shelter.ts';
import { texts } from '#src/domain/texts.ts';
import { counted } from '#src/domain/words.ts';
import { useKnownShelter } from '#src/parts/use-shelter.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { focusHeading, Page } from '#src/ui/page.tsx';
import { BackToPets, ForAdmin } from './for-admin.tsx';
import { InviteStep } from './invite-step.tsx';
import { SampleStep } from './sample-step.tsx';
import { ShelterForm } from './shelter-form.tsx';
import { Step } from './start-step.tsx';
import { useFirstRun } from './use-first-run.ts';

/** What a shelter sets up first: what is done, and what is left. */
export const StartPage = () => <ForAdmin>{(user) => <Start user={user} />}</ForAdmin>;

const title = 'First steps';

function Start({ user }: { user: SessionUser }) {
  const { status } = useCatalogueView();
  const pets = useManagedPets();
  const shelter = useKnownShelter();
  const server = useFirstRun();
  if (pets === undefined || status === 'loading')
    return (
      <Page title={title}>
        <p className="text-lg text-ink-soft">{texts.loading}</p>
      </Page>
    );
  const { hasShelter, own, samples } = firstRunOf(shelter, pets);
  const { known } = server;
  const done = [hasShelter, own > 0, samples === 0, known && known.colleagues > 0];
  const count = done.filter(Boolean).length;
  return (
    <Page
      title={title}
      lead="In any order, and on any device: what you leave now is here when you come back."
    >
      <BackToPets />
      <p className="mb-5 font-semibold tabular-nums">
        {count === done.length ? 'All is done.' : `${count} of ${done.length} done`}
      </p>
      <ol className="max-w-measure border-b border-hairline">
        <ShelterStep user={user} shelter={shelter} done={hasShelter} />
        <Step title="Bring in your pets" done={own > 0}>
          <p>
            {own > 0
              ? `${counted(own, 'pet')} of your own ${own === 1 ? 'is' : 'are'} here.`
              : 'The list that another system exports, or one pet after the other: a name and a type are enough to begin with.'}
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to="/Manage/import" className={buttonClass(own > 0 ? 'secondary' : 'primary')}>
              <Upload aria-hidden="true" className="size-5" />
              Import a list
            </Link>
            <Link to="/Manage/new" className={buttonClass('secondary')}>
              <Plus aria-hidden="true" className="size-5" />
              {own > 0 ? 'Another pet' : 'First pet'} by hand
            </Link>
          </div>
        </Step>
        <SampleStep samples={samples} server={server} />
        <InviteStep user={user} server={server} />
      </ol>
    </Page>
  );
}

type ShelterStepProps = {
  user: SessionUser;
  shelter: Shelter | undefined;
  done: boolean | undefined;
};

function ShelterStep({ user, shelter, done }: ShelterStepProps) {
  // A new form after each save: nothing is typed in it.
  const [saves, setSaves] = useState(0);
  return (
    <Step title="Say who you are" done={done}>
      {done && shelter ? (
        <p className="break-words">
          {[shelter.name, shelter.email, shelter.phone].filter(Boolean).join(' · ')}
        </p>
      ) : (
        <>
          <p>Visitors look for a name, and for an email address or a phone number.</p>
          {shelter && (
            <div className="w-full">
              <ShelterForm
                key={saves}
                brief
                uid={user.uid}
                shelter={shelter}
                onSaved={() => {
                  setSaves(saves + 1);
                  // The form disappears with its button.
                  focusHeading();
                }}
              />
            </div>
          )}
        </>
      )}
      <Link to="/Manage/shelter" className={linkClass}>
        {done ? 'Change it, or say more' : 'Address, opening hours and more'}
      </Link>
    </Step>
  );
}

const linkClass = 'inline-grid min-h-11 items-center font-semibold text-evergreen underline';
