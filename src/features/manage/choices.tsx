import { useId } from 'react';
import { pressedClass } from './list-tools.tsx';

/** An option: its stored word, and the word that is shown. */
export type Option = readonly [value: string, label: string];

type ChoicesProps = {
  label: string;
  name: string;
  options: readonly Option[];
  /** The chosen words: one of them, or with `several` any number. */
  chosen: readonly string[];
  onChosen: (chosen: readonly string[]) => void;
  several?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
};

// The box is not seen, but the whole label is its target and has its ring.
const chip = `${pressedClass} has-[:checked]:border-evergreen has-[:checked]:bg-evergreen has-[:checked]:text-on-evergreen has-[[aria-invalid=true]]:border-clay has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-evergreen`;

/** One word of a few, or several of them, each one tap away. Words that we do not know stay. */
export function Choices(props: ChoicesProps) {
  const { label, name, options, chosen, onChosen, several = false, hint, error } = props;
  const base = useId();
  const unknown = chosen.filter(
    (word) => word !== '' && !options.some(([value]) => value === word),
  );
  const every = [...options, ...unknown.map((word): Option => [word, word])];
  const describedBy = [hint && `${base}hint`, error && `${base}error`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={describedBy === '' ? undefined : describedBy}>
      <legend className="pb-1.5 font-semibold">{label}</legend>
      {hint !== undefined && (
        <p id={`${base}hint`} className="pb-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {every.map(([value, words]) => (
          <label key={value} className={chip}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={several ? chosen.includes(value) : (chosen[0] ?? '') === value}
              aria-invalid={error !== undefined}
              onChange={({ target }) => {
                if (!several) onChosen([value]);
                else if (target.checked) onChosen([...chosen, value]);
                else onChosen(chosen.filter((word) => word !== value));
              }}
              className="sr-only"
            />
            <span className="first-letter:uppercase">{words}</span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${base}error`} className="pt-1.5 text-sm font-medium text-clay-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}
