import { useId } from 'react';
import type { Option } from './choices.tsx';

type LabelledSelectProps = {
  label: string;
  /** What is beside it says it already. */
  hideLabel?: boolean;
  name: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
};

/** One of many options. */
export function LabelledSelect(props: LabelledSelectProps) {
  const { label, hideLabel = false, name, value, options, onChange } = props;
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-11 w-full max-w-md rounded-sm border border-edge bg-card px-2 text-base"
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
