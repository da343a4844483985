import { useEffect, useState } from 'react';
import type { FieldDifference } from '#src/domain/import/plan-import.ts';
import {
  mostWithoutPet,
  type Preview,
  type PreviewKind,
  previewKinds,
  type PreviewRow,
} from '#src/import/import-preview.ts';
import type { RemoteReader } from '#src/import/reader.ts';
import { Button } from '#src/ui/button.tsx';
import {
  fromToWords,
  importedFieldLabel,
  importedValue,
  kindLabels,
  kindSentences,
} from './import-words.ts';
import { pressedClass } from './list-tools.tsx';

/** Lines in the page at once: they are asked of the web worker, however many there are. */
const atOnce = 50;

type PreviewListProps = {
  reader: RemoteReader;
  preview: Preview;
  onPreview: (preview: Preview) => void;
};

/** What would become of each line of the file, a kind at a time. */
export function PreviewList({ reader, preview, onPreview }: PreviewListProps) {
  const { counts } = preview;
  const there = previewKinds.filter((kind) => counts[kind] > 0);
  const [wanted, setWanted] = useState<PreviewKind>();
  const [from, setFrom] = useState(0);
  const kind = wanted ?? there[0];
  const [rows, setRows] = useRows(reader, kind, from, preview);
  if (kind === undefined) return null;
  const show = (next: PreviewKind) => {
    setWanted(next);
    setFrom(0);
  };
  // The box answers at once, and the web worker says what else follows.
  const choose = async (change: Promise<Preview>, meanwhile: (row: PreviewRow) => PreviewRow) => {
    setRows(rows.map(meanwhile));
    onPreview(await change);
  };
  const isBounded = kind === 'skipped' || kind === 'unreadable';
  const count = isBounded ? Math.min(counts[kind], mostWithoutPet) : counts[kind];
  return (
    <section aria-label="Line by line" className="mt-10">
      <h2 className="text-xl">Line by line</h2>
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">Which lines</legend>
        {there.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === kind}
            onClick={() => show(one)}
            className={pressedClass}
          >
            {kindLabels[one]}
            <span className="tabular-nums">{counts[one].toLocaleString('en')}</span>
          </button>
        ))}
      </fieldset>
      <p className="mt-3 max-w-measure text-ink-soft">
        {kindSentences[kind]}
        {count < counts[kind] && ` The first ${count.toLocaleString('en')} are shown.`}
      </p>
      <ul aria-label={kindLabels[kind]} className="mt-3 border-t border-hairline">
        {rows.map((row, at) => (
          <li
            // By its place: another page of lines changes what they say.
            key={at}
            className="border-b border-hairline py-3 break-words"
          >
            <Row
              row={row}
              onTake={(externalId, field, on) =>
                void choose(reader.take({ externalId, field }, on), (one) =>
                  withTaken(one, externalId, field, on),
                )
              }
              onHide={(externalId, on) =>
                void choose(reader.hide(externalId, on), (one) =>
                  one.kind === 'gone' && one.externalId === externalId
                    ? { ...one, hidden: on }
                    : one,
                )
              }
            />
          </li>
        ))}
      </ul>
      {count > atOnce && (
        <nav aria-label="More lines" className="mt-3 flex flex-wrap items-center gap-3">
          <Button variant="secondary" disabled={from === 0} onClick={() => setFrom(from - atOnce)}>
            Earlier
          </Button>
          <output className="text-sm text-ink-soft tabular-nums">
            {(from + 1).toLocaleString('en')} to{' '}
            {Math.min(from + atOnce, count).toLocaleString('en')} of {count.toLocaleString('en')}
          </output>
          <Button
            variant="secondary"
            disabled={from + atOnce >= count}
            onClick={() => setFrom(from + atOnce)}
          >
            Later
          </Button>
        </nav>
      )}
    </section>
  );
}

/** The lines from here on, read anew when something was chosen. */
function useRows(
  reader: RemoteReader,
  kind: PreviewKind | undefined,
  from: number,
  preview: Preview,
): [readonly PreviewRow[], (rows: readonly PreviewRow[]) => void] {
  const [rows, setRows] = useState<readonly PreviewRow[]>([]);
  useEffect(() => {
    if (kind === undefined) return;
    let left = false;
    reader.rows(kind, from, from + atOnce).then(
      (next) => left || setRows(next),
      (error: unknown) => console.warn('The lines could not be read.', error),
    );
    return () => {
      left = true;
    };
  }, [reader, kind, from, preview]);
  return [rows, setRows];
}

function withTaken(
  row: PreviewRow,
  externalId: string,
  field: FieldDifference['field'],
  on: boolean,
): PreviewRow {
  if (row.kind !== 'kept' || row.externalId !== externalId) return row;
  const fields = row.fields.map((one) => (one.field === field ? { ...one, taken: on } : one));
  return { ...row, fields };
}

type RowProps = {
  row: PreviewRow;
  onTake: (externalId: string, field: FieldDifference['field'], on: boolean) => void;
  onHide: (externalId: string, on: boolean) => void;
};

function Row({ row, onTake, onHide }: RowProps) {
  switch (row.kind) {
    case 'new':
    case 'unchanged':
      return (
        <Head row={row}>{[row.type, row.breed].filter((word) => word !== '').join(' · ')}</Head>
      );
    case 'changed':
      return (
        <>
          <Head row={row} />
          {row.fields.map((one) => (
            <p key={one.field} className="text-sm">
              <strong>{importedFieldLabel(one.field)}</strong>: {fromToWords(one)}
            </p>
          ))}
        </>
      );
    case 'kept':
      return (
        <>
          <Head row={row} />
          {row.fields.map((one) => (
            <label key={one.field} className="flex min-h-11 items-center gap-3 py-1 text-sm">
              <input
                type="checkbox"
                checked={one.taken}
                onChange={({ target }) => onTake(row.externalId, one.field, target.checked)}
                className="size-5 shrink-0"
              />
              <span className="min-w-0">
                <strong>{importedFieldLabel(one.field)}</strong>:{' '}
                {importedValue(one.field, one.here)}. Take the file’s:{' '}
                {importedValue(one.field, one.file)}
              </span>
            </label>
          ))}
        </>
      );
    case 'gone':
      return (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={row.hidden}
            onChange={({ target }) => onHide(row.externalId, target.checked)}
            className="size-5 shrink-0"
          />
          <span className="min-w-0">
            Hide <strong>{row.name}</strong>{' '}
            <span className="text-sm text-ink-soft">
              {row.externalId} {row.reason}
            </span>
          </span>
        </label>
      );
    case 'skipped':
    case 'unreadable':
    case 'notes':
      return (
        <>
          <Head row={row} />
          <p className="text-sm">{row.reason}</p>
        </>
      );
  }
}

type HeadProps = { row: { line: number; name: string }; children?: string };

const Head = ({ row: { line, name }, children = '' }: HeadProps) => (
  <p>
    {name !== '' && <strong>{name} </strong>}
    <span className="text-sm text-ink-soft">
      {children !== '' && `${children} · `}line {line}
    </span>
  </p>
);
