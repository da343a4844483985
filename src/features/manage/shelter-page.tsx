import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SessionUser } from '#src/domain/account.ts';
import { useShelter } from '#src/parts/use-shelter.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { BackToPets, ForAdmin } from './for-admin.tsx';
import { ShelterForm } from './shelter-form.tsx';

/** What the shelter says about itself, for admins to change. */
export const ShelterPage = () => <ForAdmin>{(user) => <ShelterSettings user={user} />}</ForAdmin>;

function ShelterSettings({ user }: { user: SessionUser }) {
  const shelter = useShelter();
  // A new form after each save: nothing is typed in it.
  const [saves, setSaves] = useState(0);
  return (
    <Page
      title="About the shelter"
      lead="Visitors read this where they ask who you are and how to reach you. Leave out what you do not want to say."
    >
      <BackToPets />
      <ShelterForm
        key={saves}
        uid={user.uid}
        shelter={shelter}
        onSaved={() => setSaves(saves + 1)}
      />
      <p className="mt-8">
        <Link to="/Manage/start" className={`${buttonClass('quiet')} -ms-5`}>
          First steps
        </Link>
      </p>
    </Page>
  );
}
