import { type FormEvent, type ReactNode, useState } from 'react';
import type { Failure } from '#src/domain/failure.ts';
import { mostHosts } from '#src/domain/import/import-answers.ts';
import { counted } from '#src/domain/words.ts';
import type { Preview } from '#src/import/import-preview.ts';
import type { RemoteReader, ReadSummary } from '#src/import/reader.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Checkbox, TextField } from '#src/ui/field.tsx';
import { everyOne, importButtonWords } from './import-words.ts';
import { PreviewList } from './preview-list.tsx';

type ImportPreviewProps = {
  fileName: string;
  source: string;
  summary: ReadSummary;
  failure: Failure | undefined;
  reader: RemoteReader;
  /** Storing what is to be sent. */
  busy: boolean;
  onSource: (source: string) => void;
  /** It is another format, or the columns are others. */
  onOther: (() => void) | undefined;
  onImport: (pictureHosts: readonly string[], toSend: number) => void;
  onCancel: () => void;
};

/** What an import would do, before anything is sent. */
export function ImportPreview(props: ImportPreviewProps) {
  const { fileName, source, summary, failure, reader, busy } = props;
  const { onSource, onOther, onImport, onCancel } = props;
  const [preview, setPreview] = useState(summary.preview);
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const { counts, keptFields, takenFields, hidden, stopped, withheld, toSend } = preview;
  // The box answers at once, and the web worker says what else follows.
  const choose = async (change: Promise<Preview>, meanwhile: Partial<Preview> = {}) => {
    setPreview({ ...preview, ...meanwhile });
    setPreview(await change);
  };
  const agree = (host: string, on: boolean) => {
    const next = on ? [...agreed, host] : agreed.filter((one) => one !== host);
    setAgreed(next);
    void choose(reader.agree(next));
  };
  const hosts = summary.hosts.slice(0, mostHosts);
  const pictures = hosts
    .filter(({ host }) => agreed.includes(host))
    .reduce((sum, one) => sum + one.pictures, 0);
  const nothing = toSend === 0;
  return (
    <section aria-label="What the import would do">
      <h2 className="text-2xl break-words">{fileName}</h2>
      <p className="mt-2">
        {summary.name}, with {counted(summary.pets, 'pet')}.{' '}
        {onOther && (
          <Button variant="quiet" className="px-2!" onClick={onOther}>
            It is something else
          </Button>
        )}
      </p>
      <SourceForm key={source} source={source} onSource={onSource} />
      {failure && <Note>{comparisonSentence(failure)}</Note>}
      {stopped !== '' && <Note>Reading ended early. {stopped}</Note>}
      {withheld !== '' && <Note>{withheld}</Note>}

      <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
        <Count label="New" count={counts.new} />
        <Count label="Changed" count={counts.changed} />
        <Count label="Unchanged" count={counts.unchanged} />
        <Count label="Left out or unreadable" count={counts.skipped + counts.unreadable} />
      </dl>

      <div className="mt-4">
        {keptFields > 0 && (
          <Checkbox
            name="take-all"
            label={`Take the file’s value in ${everyOne(keptFields, 'field')} that staff changed by hand`}
            hint="Otherwise what staff wrote stays."
            checked={takenFields === keptFields}
            onChange={({ target: { checked } }) =>
              void choose(reader.take('all', checked), { takenFields: checked ? keptFields : 0 })
            }
          />
        )}
        {counts.gone > 0 && (
          <Checkbox
            name="hide-all"
            label={`Hide ${everyOne(counts.gone, 'pet')} that the file no longer has`}
            hint={
              preview.isMostGone
                ? 'That is more than half of this list: is it the right file?'
                : 'Visitors no longer see them. Nothing is deleted, and if one comes again it is listed again.'
            }
            checked={hidden === counts.gone}
            onChange={({ target: { checked } }) =>
              void choose(reader.hideAll(checked), { hidden: checked ? counts.gone : 0 })
            }
          />
        )}
      </div>

      {hosts.length > 0 && (
        <fieldset className="mt-6">
          <legend className="font-semibold">Pictures</legend>
          <p className="max-w-measure text-sm text-ink-soft">
            The server fetches them from these addresses and keeps its own. Without a tick, none is
            fetched from there.
          </p>
          {hosts.map(({ host, pictures: count }) => (
            <Checkbox
              key={host}
              name={`host-${host}`}
              label={`Fetch ${counted(count, 'picture')} from ${host}`}
              checked={agreed.includes(host)}
              onChange={({ target }) => agree(host, target.checked)}
            />
          ))}
        </fieldset>
      )}

      <div className="mt-6">
        <Disclosure
          summary={`What stays on this device (${counted(summary.unread.length, 'column')})`}
        >
          <p>
            Only what visitors and staff read of a pet is taken. The file itself is not sent, and
            names, addresses and numbers of owners or finders are never read.
          </p>
          {summary.unread.length > 0 && (
            <p className="mt-2 break-words">Not read: {summary.unread.slice(0, 200).join(', ')}.</p>
          )}
        </Disclosure>
      </div>

      <div className="mt-6 flex flex-wrap items-center gap-3">
        {nothing ? (
          <p className="font-semibold">Everything is as this file says: nothing is to be done.</p>
        ) : (
          <Button disabled={busy} onClick={() => onImport(agreed, toSend)}>
            {busy
              ? 'Storing it on this device…'
              : importButtonWords(toSend, agreed.length, pictures)}
          </Button>
        )}
        <Button variant={nothing ? 'secondary' : 'quiet'} disabled={busy} onClick={onCancel}>
          {nothing ? 'Done' : 'Cancel'}
        </Button>
      </div>
      <PreviewList reader={reader} preview={preview} onPreview={setPreview} />
    </section>
  );
}

/** What a comparison without the server means. */
function comparisonSentence(failure: Failure): string {
  const why = failure.kind === 'offline' ? 'You are offline' : 'The server does not answer now';
  return `${why}, so this is compared with what this device has. What staff changed by hand stays all the same. The import waits on this device until the server can be reached.`;
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 max-w-measure rounded-md bg-marigold-tint p-3">{children}</p>
);

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{count.toLocaleString('en')}</dd>
    </div>
  );
}

type SourceFormProps = { source: string; onSource: (source: string) => void };

function SourceForm({ source, onSource }: SourceFormProps) {
  const [typed, setTyped] = useState(source);
  const name = typed.trim();
  const isNew = name !== '' && name !== source;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isNew) onSource(name);
  };
  return (
    <form onSubmit={send} className="mt-4 flex max-w-md flex-wrap items-end gap-3">
      <div className="min-w-0 grow">
        <TextField
          label="These pets come from"
          name="source"
          hint="Under this name they are found again when the next file comes."
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {isNew && (
        <Button type="submit" variant="secondary">
          Compare again
        </Button>
      )}
    </form>
  );
}
