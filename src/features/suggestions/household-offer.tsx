import type { Criteria } from '#src/domain/suggestion/suggestion.ts';
import { companionWords } from '#src/domain/pet-words.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';
import { useHousehold } from './household.ts';

/** Who lives with the person, if they agreed to have it remembered; and how to have it forgotten. */
export function RememberedHousehold() {
  const { household, forget } = useHousehold();
  const showAlert = useAlert();
  if (household === undefined || household.length === 0) return null;
  const forgetIt = () =>
    forget().catch(() =>
      showAlert('This is still remembered. Load the page again, then press “Forget it”.', 'error'),
    );
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      Remembered on this device: you live with {household.map(companionWords).join(' and ')}.
      <Button variant="quiet" onClick={() => void forgetIt()}>
        Forget it
      </Button>
    </p>
  );
}

/** Offers to remember, on this device, who lives with the person. */
export function HouseholdOffer({ criteria }: { criteria: Criteria }) {
  const { household, remember } = useHousehold();
  const showAlert = useAlert();
  const said = criteria.goodWith ?? [];
  if (household === undefined) return null;
  if (household.length > 0) return <RememberedHousehold />;
  const agree = () =>
    remember(said).catch(() =>
      showAlert('This could not be saved on this device. Free some space and try again.', 'error'),
    );
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      Should your next questions count in that you live with{' '}
      {said.map(companionWords).join(' and ')}? It stays on this device until you log out.
      <Button variant="quiet" onClick={() => void agree()}>
        Remember it
      </Button>
    </p>
  );
}
