import { useCatalogue } from '#src/catalogue/catalogue-context.tsx';
import { useSyncStatus } from '#src/sync/status.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** Nothing is on the device and asking for it failed. */
export function NoPetsYet() {
  const { refresh } = useCatalogue();
  const offline = useSyncStatus().why === 'offline';
  return (
    <EmptyState
      title={
        offline ? 'You are offline, and no pets are here yet.' : 'The pets could not be loaded.'
      }
    >
      <p className="max-w-measure text-ink-soft">
        {offline
          ? 'They come as soon as there is a connection, and from then on they stay on this device.'
          : 'This is most likely over in a moment.'}
      </p>
      <Button onClick={refresh}>Try again</Button>
    </EmptyState>
  );
}
