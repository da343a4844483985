import { Link } from '@tanstack/react-router';
import type { PetListKey } from '#src/domain/pet.ts';
import { longDate } from '#src/parts/format-date.ts';
import { useSyncStatus } from '#src/sync/status.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** While there is no connection, says how old the list is. */
export function ListOffline() {
  const { state, why, since } = useSyncStatus();
  if (state !== 'offline') return null;
  return (
    <output className="block mb-6 text-sm text-ink-soft">
      {why === 'offline' ? 'You are offline.' : 'We cannot be reached just now.'} These are the pets
      as we last knew them
      {since === undefined ? '.' : ` on ${longDate(since)}.`}
    </output>
  );
}

export function NobodyHere({ list }: { list: PetListKey }) {
  return (
    <EmptyState title="Nobody here is looking for a home at the moment.">
      {list === 'explorePets' ? (
        <p className="max-w-measure text-ink-soft">
          Pets appear here by themselves as soon as a shelter lists one.
        </p>
      ) : (
        <Link to="/Explore" className={buttonClass('secondary')}>
          See all pets
        </Link>
      )}
    </EmptyState>
  );
}
