import { Link } from '@tanstack/react-router';
import { CircleAlert, CloudUpload } from 'lucide-react';
import { useState } from 'react';
import type { OutboxEntry } from '#src/db/schema.ts';
import { reasonText } from '#src/domain/reason-text.ts';
import { useSyncStatus } from '#src/sync/status.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';

/** Where something that was said stands while the server does not show it; nothing once it does. */
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
  const { state, since, why } = useSyncStatus();
  // Something refused hides from `state` that nothing can be reached; `since` still tells.
  const offline = state === 'offline' || since !== undefined;
  return (
    <output className="flex items-start gap-3 rounded-md bg-marigold-tint p-3 text-sm text-ink">
      <CloudUpload aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        Saved on this device.{' '}
        {why === 'sign-in' ? (
          <>
            <Link to="/Login" className="font-semibold underline">
              Log in again
            </Link>{' '}
            and it will be sent.
          </>
        ) : (
          waitingSentence(offline, why)
        )}
      </span>
    </output>
  );
}

function waitingSentence(offline: boolean, why: ReturnType<typeof useSyncStatus>['why']): string {
  if (why === 'server') return 'Our server is not answering; we keep trying.';
  if (why === 'device-full') return 'This device is full: free some space, so that it can go on.';
  if (why === 'storage') return 'This device’s storage is not answering; we keep trying.';
  return offline ? 'We’ll send it when you’re back online.' : 'Sending it now...';
}

function ParkedNote({ entry }: { entry: OutboxEntry }) {
  const sync = useSyncStatus();
  const showAlert = useAlert();
  const [busy, setBusy] = useState(false);
  const settle = async (how: 'retry' | 'discard') => {
    setBusy(true);
    try {
      await sync[how](entry.id);
    } catch {
      showAlert('This could not be changed on this device. Please try again.', 'error');
    }
    setBusy(false);
  };
  return (
    <div role="alert" className="rounded-md bg-clay-tint p-3 text-sm text-clay-ink">
      <p className="flex items-start gap-3">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 break-words">{reasonText(entry.reason)}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" disabled={busy} onClick={() => void settle('retry')}>
          Try again
        </Button>
        <Button variant="danger" disabled={busy} onClick={() => void settle('discard')}>
          Discard
        </Button>
      </div>
    </div>
  );
}
