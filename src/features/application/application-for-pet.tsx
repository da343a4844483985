import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePet } from '#src/catalogue/use-pets.ts';
import { useOwnRows } from '#src/db/use-own-rows.ts';
import type { SessionUser } from '#src/domain/account.ts';
import { standingApplication } from '#src/domain/application-rules.ts';
import { pageTexts } from '#src/domain/page-texts.ts';
import { texts } from '#src/domain/texts.ts';
import { NoPetsYet } from '#src/parts/no-pets-yet.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { whatBecameOf } from '#src/parts/pet-status.ts';
import { useEarlierWords } from './use-earlier-words.ts';
import { ApplicationFormView } from './application-form-view.tsx';
import { FormLoading, formTitle } from './form-loading.tsx';

type ApplicationForPetProps = {
  petId: string;
  user: SessionUser;
  onSending: (sending: boolean) => void;
};

export function ApplicationForPet({ petId, user, onSending }: ApplicationForPetProps) {
  const ownRows = useOwnRows();
  const outcome = usePet(petId);
  const earlier = useEarlierWords(user.uid, petId);
  const [sending, setSending] = useState(false);
  if (ownRows === undefined || earlier === undefined) return <FormLoading />;
  const standing = standingApplication(ownRows.applications, user.uid, petId);
  // Not for the application that is being submitted now.
  if (standing !== undefined && !sending) return <AlreadySubmitted petName={standing.petName} />;
  const inCart = ownRows.cartItems.find((one) => one.petId === petId);
  const became = whatBecameOf(inCart?.petName ?? 'This pet', inCart?.petStatus);
  if (became !== undefined && !sending) return <Gone became={became} />;
  switch (outcome.status) {
    case 'loading':
      return <FormLoading />;
    case 'failed':
      return (
        <Page title={formTitle}>
          <NoPetsYet />
        </Page>
      );
    case 'gone':
      return <Gone became={pageTexts.petGone} />;
    case 'found':
      return (
        <ApplicationFormView
          pet={outcome.pet}
          earlier={earlier}
          user={user}
          onSending={(now) => {
            setSending(now);
            onSending(now);
          }}
        />
      );
  }
}

function AlreadySubmitted({ petName }: { petName: string }) {
  return (
    <Page title={pageTexts.alreadySubmittedTitle} lead={pageTexts.alreadySubmitted(petName)}>
      <div className="flex flex-wrap gap-3">
        <Link to="/Dashboard" className={buttonClass('primary')}>
          {texts.myApplications}
        </Link>
        <Link to="/Cart" className={buttonClass('secondary')}>
          Back to your cart
        </Link>
      </div>
    </Page>
  );
}

function Gone({ became }: { became: string }) {
  return (
    <Page
      title={formTitle}
      lead={`${became} What you wrote is kept on this device, and fills the form for another pet: choose one, and nothing needs to be typed twice.`}
    >
      <div className="flex flex-wrap gap-3">
        <Link to="/Explore" className={buttonClass('primary')}>
          {texts.browsePets}
        </Link>
        <Link to="/Cart" className={buttonClass('secondary')}>
          Back to your cart
        </Link>
      </div>
    </Page>
  );
}
