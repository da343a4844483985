import { useState } from 'react';
import { useAllManagedPets } from '#src/catalogue/use-managed-pets.ts';
import { texts } from '#src/domain/texts.ts';
import { counted } from '#src/domain/words.ts';
import { PasswordDialog } from '#src/parts/password-dialog.tsx';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';
import { Page } from '#src/ui/page.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { saveAsFile } from '#src/ui/save-as-file.ts';
import { BackToPets, ForAdmin } from './for-admin.tsx';
import { useExport } from './use-export.ts';

/** Everything of the shelter as one file, or its pets for another system; for admins. */
export const ExportPage = () => (
  <ForAdmin>
    {() => (
      <Page
        title="Export"
        lead="Your pets and your records belong to you. Take all of it with you, or the pets alone to another system."
      >
        <BackToPets />
        <Everything />
        <PetsAlone />
      </Page>
    )}
  </ForAdmin>
);

function Everything() {
  const { shown, start, cancel } = useExport();
  const [asking, setAsking] = useState(false);
  const isBusy = shown.state === 'starting' || shown.state === 'running';
  return (
    <section>
      <h2 className="text-xl">Everything</h2>
      <p className="mt-2 max-w-measure text-ink-soft">One ZIP file, as everything is now, with:</p>
      <ul className="mt-2 max-w-measure list-disc ps-6 text-ink-soft">
        <li>every pet with its photos, hidden and adopted ones too, and what became of each;</li>
        <li>every application, with your decision and the message that went with it;</li>
        <li>what you say about the shelter;</li>
        <li>tables for a spreadsheet, and files for Petfinder, Adopt a Pet and RescueGroups.</li>
      </ul>
      <p className="mt-3 max-w-measure text-ink-soft">
        Another Homeward reads it with one command, and then has the same. It holds the names,
        addresses and words of those who applied, and no passwords: keep it where only you can read
        it. That you exported is noted in the security log.
      </p>
      <Button className="mt-5" disabled={isBusy} onClick={() => setAsking(true)}>
        {shown.state === 'starting' ? 'Collecting…' : 'Export everything'}
      </Button>
      <div className="mt-4 max-w-measure" aria-live="polite">
        {shown.state === 'finished' && <p>Your browser has all of it now.</p>}
        {shown.state === 'cancelled' && (
          <p>Cancelled. If your browser has saved a part of it, delete that file.</p>
        )}
        {shown.state === 'failed' && <p className="text-clay-ink">{shown.message}</p>}
        {shown.state === 'running' && (
          <p>Your browser is downloading it. You can leave this page meanwhile.</p>
        )}
      </div>
      {shown.state === 'running' && (
        <div className="mt-3 flex max-w-measure flex-col items-start gap-3">
          <Progress value={shown.taken} max={shown.total} label="Export of everything" />
          <Button variant="quiet" className="-ms-5" onClick={() => void cancel()}>
            Cancel the export
          </Button>
        </div>
      )}
      <PasswordDialog
        open={asking}
        title="Export everything?"
        action="Export everything"
        onClose={() => setAsking(false)}
        onConfirmed={() => {
          setAsking(false);
          void start();
        }}
      >
        The file will hold the names and addresses of everybody who applied. Enter your password to
        confirm that it is you.
      </PasswordDialog>
    </section>
  );
}

/** `key` of the format, where it is for, and what of a pet does not get there. */
export const petFiles = [
  ['petfinder-csv', 'Petfinder', 'CSV, with up to six pictures; hidden pets are left out.'],
  ['adopt-a-pet', 'Adopt a Pet', 'CSV, without pictures; hidden pets are left out.'],
  ['rescuegroups-csv', 'RescueGroups', 'CSV, with up to four pictures; hidden pets are left out.'],
  ['homeward-json', 'Homeward', 'JSON, with all that you write of a pet; hidden ones too.'],
] as const;

function PetsAlone() {
  const pets = useAllManagedPets();
  const showAlert = useAlert();
  const [busy, setBusy] = useState('');
  const save = async (key: string) => {
    if (pets === undefined || busy !== '') return;
    setBusy(key);
    try {
      const { exportPets } = await import('./export-pets.ts');
      const { parts, type, ending } = await exportPets(pets, key, location.origin);
      saveAsFile(parts, `homeward-${key.replace(/-(csv|json)$/, '')}.${ending}`, type);
    } catch {
      showAlert(
        'The file could not be made on this device. Load the page again, and try once more.',
        'error',
      );
    }
    setBusy('');
  };
  return (
    <section className="mt-12">
      <h2 className="text-xl">The pets alone</h2>
      <p className="mt-2 max-w-measure text-ink-soft">
        For another system, without anything about people. It is made on this device, also without a
        network. Pictures are named by their address here.
      </p>
      {pets === undefined ? (
        <p className="mt-4 text-ink-soft">{texts.loading}</p>
      ) : (
        <>
          <p className="mt-3 text-sm text-ink-soft tabular-nums">{counted(pets.length, 'pet')}</p>
          <ul className="mt-1 max-w-measure divide-y divide-hairline border-y border-hairline">
            {petFiles.map(([key, name, words]) => (
              <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <div className="me-auto flex-1 basis-48">
                  <h3 className="text-base font-semibold">{name}</h3>
                  <p className="text-sm text-ink-soft">{words}</p>
                </div>
                <Button
                  variant="secondary"
                  disabled={busy !== ''}
                  aria-label={`${saveWords(busy === key)} for ${name}`}
                  onClick={() => void save(key)}
                >
                  {saveWords(busy === key)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const saveWords = (isBusy: boolean) => (isBusy ? 'Writing…' : 'Save file');
