import { Link } from '@tanstack/react-router';
import { useDatabase } from '#src/db/database-context.tsx';
import { dismissImport, stopImport } from '#src/db/imports.ts';
import type { ImportRow } from '#src/db/schema.ts';
import { counted } from '#src/domain/words.ts';
import { useSyncStatus } from '#src/sync/status.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { outcomeWords } from './import-words.ts';

/** An import that this device sends, or has sent. */
export function ImportProgress({ row }: { row: ImportRow }) {
  const database = useDatabase();
  const showAlert = useAlert();
  const { done, total, start, counts, refusals, state } = row;
  const settle = (how: typeof stopImport) =>
    void how(database, row).catch(() =>
      showAlert('This could not be changed on this device. Please try again.', 'error'),
    );
  return (
    <section
      aria-label="The import under way"
      className="rounded-lg border border-hairline bg-card px-6 py-6 sm:px-8"
    >
      {state === 'sending' ? (
        <Sending row={row} onStop={() => settle(stopImport)} />
      ) : (
        <>
          <h2 className="text-xl">{state === 'sent' ? 'Imported' : 'Stopped'}</h2>
          <output className="mt-2 block tabular-nums">
            {start.fileName}: {outcomeWords(counts)}.
            {state === 'stopped' && ` ${done} of ${total} were sent, and stay.`}
          </output>
          {start.pictureHosts.length > 0 && done > 0 && (
            <p className="mt-1 text-ink-soft">
              The server fetches the pictures now. Below you read how far it is.
            </p>
          )}
        </>
      )}
      {refusals.length > 0 && (
        <div role="alert" className="mt-4 rounded-md bg-clay-tint p-3 text-sm text-clay-ink">
          <p className="font-semibold">The server did not take everything:</p>
          <ul className="mt-1 list-disc ps-5">
            {refusals.map(({ names, message }, at) => (
              <li key={at} className="break-words">
                {message} {names !== '' && `(${names})`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {state !== 'sending' && (
        <div className="mt-5 flex flex-wrap gap-3">
          <Link to="/Manage" className={buttonClass()}>
            See the pets
          </Link>
          <Button variant="quiet" onClick={() => settle(dismissImport)}>
            Import another file
          </Button>
        </div>
      )}
    </section>
  );
}

function Sending({ row, onStop }: { row: ImportRow; onStop: () => void }) {
  const { done, total, start } = row;
  const { state, why } = useSyncStatus();
  const waits = state === 'offline' || why === 'signed-out';
  return (
    <>
      <h2 className="text-xl break-words">Importing {start.fileName}</h2>
      <output className="mt-2 mb-3 block tabular-nums">
        {done.toLocaleString('en')} of {counted(total, 'pet')}
      </output>
      <Progress value={done} max={total} label="Import" />
      <p className="mt-4 max-w-measure text-ink-soft">
        {waits
          ? `${why === 'signed-out' ? 'Log in again' : 'There is no network, or the server does not answer'}: it is stored on this device and goes on from here by itself.`
          : 'It goes on while Homeward is open in this browser, on any page, and after a reload.'}
      </p>
      <Button variant="danger" className="mt-4" onClick={onStop}>
        Stop
      </Button>
    </>
  );
}
