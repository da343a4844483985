import { useState } from 'react';
import { doneSchema } from '#src/domain/account-forms.ts';
import { samplesRemovedSchema } from '#src/domain/first-run-calls.ts';
import { counted } from '#src/domain/words.ts';
import { useAsk } from '#src/session/ask.ts';
import { useSyncStatus } from '#src/sync/status.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { focusHeading } from '#src/ui/page.tsx';
import { Step } from './start-step.tsx';
import type { useFirstRun } from './use-first-run.ts';

type SampleStepProps = {
  /** How many of them visitors see. */
  samples: number;
  server: ReturnType<typeof useFirstRun>;
};

/** The pets that Homeward came with leave, and can come back. */
export function SampleStep({ samples, server }: SampleStepProps) {
  const ask = useAsk('/api/first-run');
  const { syncNow } = useSyncStatus();
  const showAlert = useAlert();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<string | undefined>) => {
    setAsking(false);
    setBusy(true);
    const failed = await work();
    setBusy(false);
    if (failed !== undefined) return showAlert(failed, 'error');
    // The button disappears with what it was for.
    focusHeading();
    syncNow();
    await server.read();
  };
  const remove = () =>
    run(async () => {
      const result = await ask('/remove-samples', {}, samplesRemovedSchema);
      if (result.outcome !== 'done') return result.message;
      const { deleted, hidden } = result.answer;
      const hiddenToo = hidden > 0 ? `, and ${hidden} hidden` : '';
      showAlert(`${counted(deleted, 'sample pet')} removed${hiddenToo}.`, 'success');
      return undefined;
    });
  const bringBack = () =>
    run(async () => {
      const result = await ask('/bring-back-samples', {}, doneSchema);
      return result.outcome === 'done' ? undefined : result.message;
    });

  return (
    <Step title="Remove the sample pets" done={samples === 0}>
      {samples > 0 ? (
        <>
          <p>
            {counted(samples, 'pet')} of the lists came with Homeward, for you to try it out.
            Visitors see {samples === 1 ? 'it' : 'them'} too.
          </p>
          <Button variant="danger" disabled={busy} onClick={() => setAsking(true)}>
            {busy ? 'Removing...' : 'Remove the sample pets'}
          </Button>
        </>
      ) : (
        <>
          <p>Visitors see your own pets, and no others.</p>
          {server.known !== undefined && server.known.removedSamples > 0 && (
            <Button variant="secondary" disabled={busy} onClick={() => void bringBack()}>
              {busy ? 'Bringing them back...' : 'Bring them back'}
            </Button>
          )}
        </>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove ${counted(samples, 'sample pet')}?`}
      >
        <p>
          No application is lost. A sample pet that somebody applied for or has in a cart, or that
          one of you changed, is only hidden: its applications stay for you to answer, and whoever
          applied reads that it is not looking for a home at the moment.
        </p>
        <p className="mt-3">You can bring them back here.</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button variant="danger" onClick={() => void remove()}>
            Remove
          </Button>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            Keep them
          </Button>
        </div>
      </Dialog>
    </Step>
  );
}
