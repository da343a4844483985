import { Link } from '@tanstack/react-router';
import { longDate } from '#src/parts/format-date.ts';
import { useSyncStatus } from '#src/sync/status.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** Nothing is on the device and asking for it failed. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
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
      <Button onClick={onRetry}>Try again</Button>
    </EmptyState>
  );
}

/** Says how old a list may be while there is no connection. */
export function ListOffline() {
  const { state, since } = useSyncStatus();
  if (state !== 'offline') return null;
  return (
    <output className="block mb-6 text-sm text-ink-soft">
      You are offline. These are the pets as we last knew them
      {since === undefined ? '.' : ` on ${longDate(since)}.`}
    </output>
  );
}

export function NobodyHere() {
  return (
    <EmptyState title="Nobody here is looking for a home at the moment.">
      <Link to="/Explore" className={buttonClass('secondary')}>
        See all pets
      </Link>
    </EmptyState>
  );
}
