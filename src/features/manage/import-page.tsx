import { useEffect, useRef, useState } from 'react';
import { useAllManagedPets } from '#src/catalogue/use-managed-pets.ts';
import { useDatabase } from '#src/db/database-context.tsx';
import { keepSource } from '#src/db/import-mappings.ts';
import { importsOf, storeImport } from '#src/db/imports.ts';
import { newId } from '#src/db/new-id.ts';
import { useDeviceQuery } from '#src/db/use-device-query.ts';
import type { SessionUser } from '#src/domain/account.ts';
import type { Pet } from '#src/domain/pet.ts';
import { texts } from '#src/domain/texts.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusHeading, Page } from '#src/ui/page.tsx';
import { Progress } from '#src/ui/progress.tsx';
import { ChooseFile } from './choose-file.tsx';
import { BackToPets, ForAdmin } from './for-admin.tsx';
import { FormatChoices } from './format-choices.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportRuns } from './import-runs.tsx';
import { MappingForm } from './mapping-form.tsx';
import { partsToSend } from './parts-to-send.ts';
import { useImportReader } from './use-import-reader.ts';
import { type ImportRuns as Runs, useImportRuns } from './use-import-runs.ts';

/** Brings the pets of another system's file in, and takes an import back. */
export const ImportPage = () => <ForAdmin>{(user) => <Import user={user} />}</ForAdmin>;

function Import({ user: { uid } }: { user: SessionUser }) {
  const database = useDatabase();
  const pets = useAllManagedPets();
  const rows = useDeviceQuery(async () => importsOf(database, uid), [database, uid]);
  const runs = useImportRuns(rows?.map(({ id, state }) => id + state).join() ?? '');
  const [row] = rows ?? [];
  return (
    <Page
      title="Import pets"
      lead="From the file of another system. You see what would change before anything does, and you can take it back."
    >
      <BackToPets />
      {rows === undefined || pets === undefined ? (
        <p className="text-ink-soft">{texts.loading}</p>
      ) : row ? (
        <>
          <ImportProgress row={row} />
          <ImportRuns runs={runs} uid={uid} />
        </>
      ) : (
        <NewImport pets={pets} runs={runs} uid={uid} />
      )}
    </Page>
  );
}

type NewImportProps = { pets: readonly Pet[]; runs: Runs; uid: string };

function NewImport({ pets, runs, uid }: NewImportProps) {
  const database = useDatabase();
  const showAlert = useAlert();
  const reading = useImportReader(pets, runs.lastSource);
  const [busy, setBusy] = useState(false);
  const { step, cancel } = reading;
  useFocusFollows(step.at);

  const store = async (pictureHosts: readonly string[], total: number) => {
    const reader = reading.reader();
    if (step.at !== 'read' || !reader) return;
    setBusy(true);
    try {
      const start = {
        ...(await reader.start()),
        fileName: step.fileName.slice(0, 200),
        pictureHosts: [...pictureHosts],
      };
      // The next list of this format has the same name, also where the server cannot be asked.
      await keepSource(database, start.format, start.source);
      await storeImport(database, { id: newId(), start, total, parts: partsToSend(reader) });
    } catch (error) {
      console.warn('An import could not be stored.', error);
      showAlert('This could not be saved on this device. Free some space and try again.', 'error');
    }
    setBusy(false);
  };

  const reader = reading.reader();
  switch (step.at) {
    case 'none':
      return (
        <>
          <ChooseFile refusal={step.refusal} onFile={(file) => void reading.choose(file)} />
          <ImportRuns runs={runs} uid={uid} />
        </>
      );
    case 'reading':
      return (
        <div className="max-w-measure">
          <h2 className="text-xl break-words">Reading {step.fileName}</h2>
          <div className="my-4">
            <Progress value={step.share ?? 0} max={step.share && 1} label="Reading the file" />
          </div>
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        </div>
      );
    case 'formats':
      return (
        <FormatChoices
          fileName={step.fileName}
          formats={step.formats}
          onFormat={(format) => void reading.read({ format })}
          onMapping={
            reading.opened().kind === 'csv' ? () => void reading.askForMapping() : undefined
          }
          onCancel={cancel}
        />
      );
    case 'mapping':
      return (
        reader && (
          <MappingForm
            columns={step.columns}
            first={step.first}
            reader={reader}
            onMap={(mapping) => void reading.map(mapping)}
            onCancel={cancel}
          />
        )
      );
    case 'read': {
      const { how, source } = step;
      const other = () => {
        if ('mapping' in how) return void reading.askForMapping(how.mapping);
        return reading.opened().formats.length > 1
          ? reading.askForFormat()
          : void reading.askForMapping();
      };
      const canBeOther = reading.opened().kind === 'csv' || reading.opened().formats.length > 1;
      return (
        reader && (
          <ImportPreview
            key={source}
            fileName={step.fileName}
            source={source}
            summary={step.summary}
            failure={step.failure}
            reader={reader}
            busy={busy}
            onSource={(next) =>
              void ('mapping' in how
                ? reading.map({ ...how.mapping, source: next })
                : reading.read(how, next))
            }
            onOther={canBeOther ? other : undefined}
            onImport={(hosts, total) => void store(hosts, total)}
            onCancel={cancel}
          />
        )
      );
    }
  }
}

/** The button that led on is gone with its step: the focus goes to the page's heading. */
function useFocusFollows(at: string): void {
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== at && document.activeElement === document.body) focusHeading();
    before.current = at;
  }, [at]);
}
