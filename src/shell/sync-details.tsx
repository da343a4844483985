import { Link } from '@tanstack/react-router';
import { useCatalogue } from '#src/catalogue/catalogue-context.tsx';
import { useOwnRows } from '#src/db/use-own-rows.ts';
import { useDatabase, useStorageHealth } from '#src/db/database-context.tsx';
import { counted } from '#src/domain/words.ts';
import { reasonText } from '#src/domain/reason-text.ts';
import { longDate } from '#src/parts/format-date.ts';
import { discardParked, retryParked } from '#src/db/parked-commands.ts';
import { type SyncStatus, useSyncStatus } from '#src/sync/status.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import type { Names } from './describe-command.ts';
import { SyncEntry } from './sync-entry.tsx';
import { syncWords, waitsFor } from './sync-words.ts';

/** The commands that wait or were refused, since when and why, and what can be done about it. */
export function SyncDetails() {
  const database = useDatabase();
  const status = useSyncStatus();
  const { persistence } = useStorageHealth();
  const names = useNames();
  const { title, sentence } = syncWords(status);
  const showAlert = useAlert();
  const settle = (settled: Promise<void>) => {
    settled.catch(() =>
      showAlert(
        'This could not be saved on this device. Free some space or load the page again, then try again.',
        'error',
      ),
    );
  };
  return (
    <section aria-label="Sync">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 text-sm">{sentence}</p>
      {status.since !== undefined && isOutOfTouch(status) && (
        <p className="mt-1 text-sm text-ink-soft">Out of touch since {longDate(status.since)}.</p>
      )}
      <ul className="mt-3">
        {status.parked.map((entry) => (
          <SyncEntry key={entry.id} entry={entry} names={names}>
            <p className="mt-1 text-clay-ink">{reasonText(entry.reason, entry.command.kind)}</p>
            <div className="mt-2 flex gap-2">
              <Button variant="secondary" onClick={() => settle(retryParked(database, entry.id))}>
                Try again
              </Button>
              <Button variant="danger" onClick={() => settle(discardParked(database, entry.id))}>
                Discard
              </Button>
            </div>
          </SyncEntry>
        ))}
        {status.waiting.map((entry) => (
          <SyncEntry key={entry.id} entry={entry} names={names}>
            <p className="text-ink-soft">{waitsFor(status.why, status.since)}</p>
          </SyncEntry>
        ))}
        {status.photos.count > 0 && <SyncPhotos status={status} />}
      </ul>
      {status.waiting.length + status.photos.count > 0 && persistence === 'refused' && (
        <p className="mb-3 text-sm text-ink-soft">
          Your browser may clear what waits when space runs short, so open Homeward again before
          long.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {status.why === 'signed-out' ? (
          <Link to="/Login" className={buttonClass('primary')}>
            Log in
          </Link>
        ) : status.why === 'outdated' ? (
          <Button onClick={() => location.reload()}>Load again</Button>
        ) : (
          <Button variant="secondary" onClick={() => status.syncNow()}>
            {status.state === 'up-to-date' ? 'Look for news' : 'Try now'}
          </Button>
        )}
      </div>
      {status.inTouchAt !== undefined && (
        <p className="mt-3 text-xs text-ink-soft">Last in touch {longDate(status.inTouchAt)}.</p>
      )}
    </section>
  );
}

/** The photos whose bytes are on their way; a pet's page tells of each how far it is. */
function SyncPhotos({ status: { photos, why, since } }: { status: SyncStatus }) {
  const { count, failure } = photos;
  return (
    <li className="border-t border-hairline py-3 text-sm">
      <p className="font-semibold">
        {counted(count, 'photo')} {count === 1 ? 'is' : 'are'} being sent
      </p>
      <p className="text-ink-soft">{waitsFor(failure?.kind ?? why, since)}</p>
    </li>
  );
}

/** Whether the server cannot be reached. Not if the cause is the storage of this device. */
function isOutOfTouch({ state, why }: ReturnType<typeof useSyncStatus>): boolean {
  return state !== 'up-to-date' && why !== 'device-full' && why !== 'storage';
}

function useNames(): Names {
  const { pets } = useCatalogue();
  const applications = useOwnRows()?.applications;
  return {
    pet: (petId) => pets.find((pet) => pet.id === petId)?.name,
    application: (id) => applications?.find((one) => one.id === id),
  };
}
