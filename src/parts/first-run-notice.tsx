import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCatalogueView } from '#src/catalogue/catalogue-context.tsx';
import { useManagedPets } from '#src/catalogue/use-managed-pets.ts';
import { safeLocalStorage } from '#src/db/safe-local-storage.ts';
import { firstRunOf } from '#src/domain/first-run.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { focusHeading } from '#src/ui/page.tsx';
import { useKnownShelter } from './use-shelter.ts';

const key = 'homeward-first-run';

/**
 * Leads admins to what is left to set up, until that is done or they put it away on this device. A
 * colleague is not missed here: some shelters are one person.
 */
export function FirstRunNotice() {
  const [away, setAway] = useState(() => safeLocalStorage.read(key) === 'away');
  return away ? null : (
    <Notice
      onPutAway={() => {
        safeLocalStorage.write(key, 'away');
        setAway(true);
        // The button disappears with the notice.
        focusHeading();
      }}
    />
  );
}

function Notice({ onPutAway }: { onPutAway: () => void }) {
  const { status } = useCatalogueView();
  const pets = useManagedPets();
  const shelter = useKnownShelter();
  // Not before all is known: a notice that goes again by itself makes people wonder.
  if (pets === undefined || shelter === undefined || status === 'loading') return null;
  const { hasShelter, own, samples } = firstRunOf(shelter, pets);
  if (hasShelter && own > 0 && samples === 0) return null;
  return (
    <section
      aria-label="First steps"
      className="mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-marigold-tint px-4 py-2"
    >
      <p className="grow py-1">Your shelter is not set up yet.</p>
      <div className="flex flex-wrap gap-x-2">
        <Link to="/Manage/start" className={`${buttonClass('quiet')} -ms-5`}>
          See what is left
        </Link>
        <Button variant="quiet" onClick={onPutAway}>
          Put away
        </Button>
      </div>
    </section>
  );
}
