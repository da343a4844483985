import { useState } from 'react';
import { useDatabase } from '#src/db/database-context.tsx';
import { dismissImport, stopImport } from '#src/db/imports.ts';
import type { ImportReport, ImportRun } from '#src/domain/import/import-answers.ts';
import { counted } from '#src/domain/words.ts';
import { longDate } from '#src/parts/format-date.ts';
import { unreadSentence } from '#src/parts/read-privately.ts';
import { useAlert } from '#src/ui/alerts.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { ImportReportLists } from './import-report.tsx';
import { outcomeWords, pictureWords } from './import-words.ts';
import type { ImportRuns as Runs } from './use-import-runs.ts';

type ImportRunsProps = { runs: Runs; uid: string };

/** The imports so far, each with its report, and a way to take it back. */
export function ImportRuns({ runs: all, uid }: ImportRunsProps) {
  const { runs, busy, failure, read, readReport, undo } = all;
  const database = useDatabase();
  const [asked, setAsked] = useState<ImportRun>();
  const [undoing, setUndoing] = useState<{ id: string; left?: number }>();
  const showAlert = useAlert();
  const start = async (run: ImportRun) => {
    setAsked(undefined);
    setUndoing({ id: run.id });
    // This device may be sending it still.
    const own = { owner: uid, id: run.id };
    await stopImport(database, own).catch(() => undefined);
    const result = await undo(run.id, (left) => setUndoing({ id: run.id, left }));
    setUndoing(undefined);
    if (result.kind === 'ok') await dismissImport(database, own).catch(() => undefined);
    if (result.kind === 'ok') showAlert(`The import from ${run.source} is undone.`, 'success');
    else showAlert(unreadSentence('The import', result), 'error');
  };
  return (
    <section aria-labelledby="import-runs" className="mt-14 border-t border-hairline pt-8">
      <h2 id="import-runs" className="text-xl">
        Imports so far
      </h2>
      <div aria-live="polite" className="mt-2 text-ink-soft">
        {busy && 'Reading...'}
        {failure && unreadSentence('The list of imports', failure)}
        {!busy && !failure && runs.length === 0 && 'Nothing was imported yet.'}
      </div>
      {failure && (
        <Button variant="secondary" className="mt-3" onClick={() => void read()}>
          Try again
        </Button>
      )}
      <ul className="mt-4 divide-y divide-hairline empty:hidden">
        {runs.map((run) => (
          <li key={run.id} className="py-4">
            <h3 className="font-sans text-base font-semibold tracking-normal break-words">
              {run.source}, <time dateTime={run.startedAt}>{longDate(run.startedAt)}</time>
            </h3>
            <p className="text-sm break-words text-ink-soft">
              {run.fileName}
              {run.by !== '' && ` · by ${run.by}`} · {stateWords(run)}
            </p>
            <p className="tabular-nums">{factsOf(run).join('. ')}.</p>
            {undoing?.id === run.id ? (
              <output className="mt-2 block text-ink-soft">
                Undoing…{undoing.left !== undefined && ` ${counted(undoing.left, 'pet')} left.`}
              </output>
            ) : (
              <div className="-ms-5 mt-1 flex flex-wrap gap-x-2">
                <Report run={run} readReport={readReport} />
                {isNewest(run, runs) && (
                  <Button
                    variant="quiet"
                    disabled={undoing !== undefined}
                    onClick={() => setAsked(run)}
                  >
                    Undo
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title="Undo this import?"
      >
        {asked && (
          <>
            <p>{undoWords(asked)}</p>
            <div className="mt-5 flex flex-wrap gap-3">
              <Button variant="danger" onClick={() => void start(asked)}>
                Undo the import
              </Button>
              <Button variant="quiet" onClick={() => setAsked(undefined)}>
                Keep it
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </section>
  );
}

/** Only the newest of a source can be taken back. */
const isNewest = (run: ImportRun, runs: readonly ImportRun[]): boolean =>
  runs.find(({ source, undoneAt }) => source === run.source && undoneAt === '') === run;

function stateWords({ undoneAt, finishedAt }: ImportRun): string {
  if (undoneAt !== '') return `undone ${longDate(undoneAt)}`;
  return finishedAt === '' ? 'not to its end' : 'complete';
}

function factsOf(run: ImportRun): string[] {
  const facts = [
    outcomeWords(run),
    run.kept > 0 && `${counted(run.kept, 'pet')} kept as staff have it`,
    run.problemCount > 0 && `${counted(run.problemCount, 'line')} with a problem or a note`,
    pictureWords(run.pictures),
  ];
  return facts.filter((fact) => fact !== false && fact !== '') as string[]; // What is left.
}

function undoWords({ source, added, changed, hidden }: ImportRun): string {
  const parts = [
    added > 0 &&
      `${counted(added, 'new pet')} from ${source} will be deleted; those that somebody applied for or has in a cart are hidden instead.`,
    changed > 0 &&
      `${counted(changed, 'pet')} will have what they had before, except where staff changed it since.`,
    hidden > 0 && `${counted(hidden, 'pet')} will be listed again.`,
    'Photos that it brought will be removed.',
  ];
  return parts.filter((part) => part !== false).join(' ');
}

type ReportProps = { run: ImportRun; readReport: Runs['readReport'] };

function Report({ run, readReport }: ReportProps) {
  const [report, setReport] = useState<ImportReport>();
  const [told, setTold] = useState('');
  const open = async () => {
    setTold('Reading...');
    const result = await readReport(run.id);
    setTold(result.kind === 'ok' ? '' : unreadSentence('The report', result));
    if (result.kind === 'ok') setReport(result.value);
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-expanded={report !== undefined}
        onClick={() => (report ? setReport(undefined) : void open())}
      >
        Report
      </Button>
      <div className={report ? 'order-last w-full ps-5' : 'self-center'} aria-live="polite">
        {told}
        {report && <ImportReportLists report={report} />}
      </div>
    </>
  );
}
