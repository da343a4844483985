import { useState } from 'react';
import { useCatalogue } from '#src/catalogue/catalogue-context.tsx';
import { useSyncStatus } from '#src/sync/status.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** Nothing, or not everything, is on the device and asking for it failed. */
export function NoPetsYet() {
  const { loaded, refresh } = useCatalogue();
  const offline = useSyncStatus().why === 'offline';
  const [asking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    await refresh();
    setAsking(false);
  };
  return (
    <EmptyState title={titleFor(offline, loaded)}>
      <p className="max-w-measure text-ink-soft">
        {offline
          ? 'They come as soon as there is a connection, and from then on they stay on this device.'
          : 'This is most likely over in a moment.'}
      </p>
      {/* Not disabled: the focus would be lost. */}
      <Button aria-disabled={asking} onClick={() => void (asking || ask())}>
        {asking ? 'Trying again…' : 'Try again'}
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
