import { type FormEvent, useState } from 'react';
import type { FormatChoice } from '#src/import/look-at-file.ts';
import { Button } from '#src/ui/button.tsx';

type FormatChoicesProps = {
  fileName: string;
  /** The likeliest first. */
  formats: readonly FormatChoice[];
  onFormat: (key: string) => void;
  /** For a CSV: none of them, the person says what its columns are. */
  onMapping: (() => void) | undefined;
  onCancel: () => void;
};

const none = '';

/** Several formats fit a file: a person knows where it comes from. */
export function FormatChoices(props: FormatChoicesProps) {
  const { fileName, formats, onFormat, onMapping, onCancel } = props;
  const [chosen, setChosen] = useState(formats[0]?.key ?? none);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === none) onMapping?.();
    else onFormat(chosen);
  };
  const options = [
    ...formats,
    ...(onMapping ? [{ key: none, name: 'None of these: I say what the columns are' }] : []),
  ];
  return (
    <form onSubmit={send} className="max-w-measure">
      <fieldset>
        <legend className="text-xl font-semibold break-words">
          Where does {fileName} come from?
        </legend>
        <p className="mt-2 mb-2 text-ink-soft">It may be each of these. The likeliest is chosen.</p>
        {options.map(({ key, name }) => (
          <label key={key} className="flex min-h-11 items-center gap-3 py-1">
            <input
              type="radio"
              name="format"
              value={key}
              checked={chosen === key}
              onChange={() => setChosen(key)}
              className="size-5 shrink-0"
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit">Read the file</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
