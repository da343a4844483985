import { Link } from '@tanstack/react-router';
import { CircleAlert, CloudUpload } from 'lucide-react';
import { useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import type { OutboxEntry } from '#src/db/schema.ts';
import { reasonText } from '#src/domain/reason-text.ts';
import { discardParked, retryParked } from '#src/db/outbox-actions.ts';
import { type SyncStatus, useSyncStatus } from '#src/sync/status.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';

/** The state of a command until the server has accepted it, and then nothing. */
export function UnsentNote({ entry }: { entry: OutboxEntry }) {
  switch (entry.state) {
    case 'waiting':
      return <WaitingNote />;
    case 'parked':
      return <ParkedNote entry={entry} />;
    case 'accepted':
      return null;
  }
}

function WaitingNote() {
  const { since, why } = useSyncStatus();
  return (
    <output className="flex items-start gap-3 rounded-md bg-marigold-tint p-3 text-sm text-ink">
      <CloudUpload aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        Saved on this device.{' '}
        {why === 'signed-out' ? (
          <>
            <Link to="/Login" className="font-semibold underline">
              Log in again
            </Link>{' '}
            and it will be sent.
          </>
        ) : (
          waitingSentence(why, since)
        )}
      </span>
    </output>
  );
}

function waitingSentence(why: SyncStatus['why'], since: string | undefined): string {
  switch (why) {
    case 'unavailable':
    case 'refused':
    case 'session-expired':
    case 'owner-changed':
    case 'reset':
      return 'Our server cannot take it just now; we keep trying.';
    case 'device-full':
      return 'This device is full: free some space, so that it can go on.';
    case 'storage':
      return 'This device’s storage is not answering; we keep trying.';
    case 'other-tab':
      return 'Another tab of Homeward is busy; we keep trying.';
    case 'offline':
    case 'signed-out':
    case 'outdated':
    case 'parked':
    case undefined:
      // A refused command takes the place of the reason; `since` still tells that nothing is sent.
      return since === undefined ? 'Sending it now...' : 'We’ll send it when you’re back online.';
  }
}

function ParkedNote({ entry }: { entry: OutboxEntry }) {
  const database = useDatabase();
  const showAlert = useAlert();
  const [busy, setBusy] = useState(false);
  const settle = async (settled: typeof retryParked | typeof discardParked) => {
    setBusy(true);
    try {
      await settled(database, entry.id);
    } catch {
      showAlert('This could not be changed on this device. Please try again.', 'error');
    }
    setBusy(false);
  };
  return (
    <div role="alert" className="rounded-md bg-clay-tint p-3 text-sm text-clay-ink">
      <p className="flex items-start gap-3">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 break-words">{reasonText(entry.reason, entry.command.kind)}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" disabled={busy} onClick={() => void settle(retryParked)}>
          Try again
        </Button>
        <Button variant="danger" disabled={busy} onClick={() => void settle(discardParked)}>
          Discard
        </Button>
      </div>
    </div>
  );
}
