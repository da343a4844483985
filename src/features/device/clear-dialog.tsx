import { useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { clearDevice } from '#src/db/device-contents.ts';
import { counted } from '#src/domain/words.ts';
import { forgetPictures } from '#src/pwa/forget-pictures.ts';
import { useSessionActions } from '#src/session/session-context.tsx';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

type ClearDialogProps = { open: boolean; waiting: number; drafts: number; onClose: () => void };

const failed = {
  outcome: 'failed',
  message: 'This device could not be cleared. Reload the page and try again.',
} as const;

/** Asks before anything is deleted, and names what is only on this device. */
export function ClearDialog({ open, waiting, drafts, onClose }: ClearDialogProps) {
  const database = useDatabase();
  const { signOut } = useSessionActions();
  const showAlert = useAlert();
  const [clearing, setClearing] = useState(false);

  const clear = async () => {
    setClearing(true);
    const result = await signOutAndClear().catch(() => failed);
    if (result.outcome === 'signed-out') {
      // The page is loaded again, so that nothing is left in its memory either.
      location.assign('/');
      return;
    }
    setClearing(false);
    onClose();
    showAlert(result.outcome === 'failed' ? result.message : failed.message, 'error');
  };

  const signOutAndClear = async () => {
    const result = await signOut({ discard: true });
    if (result.outcome === 'signed-out') {
      await clearDevice(database);
      await forgetPictures();
    }
    return result;
  };

  return (
    <Dialog open={open} onClose={onClose} title="Clear everything on this device?">
      <p>You are logged out, and the pets, your rows and your settings leave this browser.</p>
      {waiting > 0 && (
        <p className="mt-3 font-semibold text-clay-ink">
          {counted(waiting, 'thing')} that {waiting === 1 ? 'has' : 'have'} never been sent would be
          lost for good.
        </p>
      )}
      {drafts > 0 && (
        <p className="mt-3 font-semibold text-clay-ink">
          {counted(drafts, 'draft')} would be lost for good.
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="danger" disabled={clearing} onClick={() => void clear()}>
          {clearing ? 'Clearing…' : 'Clear everything'}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
