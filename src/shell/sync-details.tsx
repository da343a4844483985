import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCatalogue } from '#src/catalogue/catalogue-context.tsx';
import type { OutboxEntry } from '#src/db/schema.ts';
import { reasonText } from '#src/domain/reason-text.ts';
import { longDate } from '#src/parts/format-date.ts';
import { useSyncStatus } from '#src/sync/status.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { describeCommand } from './describe-command.ts';
import { syncWords } from './sync-words.ts';

/** What waits, since when and why, and what can be done about it. */
export function SyncDetails() {
  const status = useSyncStatus();
  const { title, sentence } = syncWords(status);
  const showAlert = useAlert();
  const settle = (settled: Promise<void>) => {
    settled.catch(() =>
      showAlert('This could not be saved on this device. Reload the page and try again.', 'error'),
    );
  };
  return (
    <section aria-label="Sync">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 text-sm">{sentence}</p>
      {status.since !== undefined && status.state !== 'up-to-date' && (
        <p className="mt-1 text-sm text-ink-soft">Since {longDate(status.since)}.</p>
      )}
      <ul className="mt-3">
        {status.parked.map((entry) => (
          <Entry key={entry.id} entry={entry}>
            <p className="mt-1 text-clay-ink">{reasonText(entry.reason)}</p>
            <div className="mt-2 flex gap-2">
              <Button variant="secondary" onClick={() => settle(status.retry(entry.id))}>
                Try again
              </Button>
              <Button variant="danger" onClick={() => settle(status.discard(entry.id))}>
                Discard
              </Button>
            </div>
          </Entry>
        ))}
        {status.waiting.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {status.why === 'sign-in' ? (
          <Link to="/Login" className={buttonClass('primary')}>
            Log in
          </Link>
        ) : (
          <Button variant="secondary" onClick={() => status.syncNow()}>
            {status.state === 'up-to-date' ? 'Look for news' : 'Try now'}
          </Button>
        )}
      </div>
      {status.lastSyncedAt !== undefined && (
        <p className="mt-3 text-xs text-ink-soft">Last in touch {longDate(status.lastSyncedAt)}.</p>
      )}
    </section>
  );
}

function Entry({ entry, children }: { entry: OutboxEntry; children?: ReactNode }) {
  const { pets } = useCatalogue();
  const nameOf = (petId: string) => pets.find((pet) => pet.id === petId)?.name;
  return (
    <li className="border-t border-hairline py-3 text-sm">
      <p className="font-semibold break-words">{describeCommand(entry.command, nameOf)}</p>
      <p className="text-ink-soft">{longDate(entry.queuedAt)}</p>
      {children}
    </li>
  );
}
