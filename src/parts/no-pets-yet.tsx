import { useState } from 'react';
import { useCatalogue } from '#src/catalogue/catalogue-context.tsx';
import { useSyncStatus } from '#src/sync/status.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** Shown when the catalogue is missing or not complete on this device and a refresh failed. */
export function NoPetsYet() {
  const { loaded, refresh } = useCatalogue();
  const offline = useSyncStatus().why === 'offline';
  const [trying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await refresh();
    setTrying(false);
  };
  return (
    <EmptyState title={titleFor(offline, loaded)}>
      <p className="max-w-measure text-ink-soft">
        {offline
          ? 'They come as soon as there is a connection, and from then on they stay on this device.'
          : 'This is most likely over in a moment.'}
      </p>
      {/* Not `disabled`: the button would lose the focus. */}
      <Button aria-disabled={trying} onClick={() => void (trying || tryAgain())}>
        {trying ? 'Trying again…' : 'Try again'}
      </Button>
    </EmptyState>
  );
}

function titleFor(offline: boolean, loaded: number): string {
  if (loaded > 0)
    return offline
      ? 'You are offline, and the other pets are not here yet.'
      : 'The other pets could not be loaded.';
  return offline ? 'You are offline, and no pets are here yet.' : 'The pets could not be loaded.';
}
