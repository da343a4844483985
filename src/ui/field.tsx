import { type ComponentProps, type ReactNode, useId } from 'react';

type Described = { label: string; name: string; error?: string | undefined; hint?: ReactNode };

const control =
  'block w-full rounded-sm border border-edge bg-card px-3.5 py-2.5 text-base text-ink placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-clay';

/** A field for one line of text. The error is read out with the field and shown below it. */
export function TextField({
  label,
  name,
  error,
  hint,
  ...rest
}: Described & ComponentProps<'input'>) {
  const field = useDescribed(name, error, hint);
  return (
    <Frame label={label} error={error} hint={hint} ids={field.ids}>
      <input {...rest} {...field.props} className={`${control} min-h-11`} />
    </Frame>
  );
}

/** A field for several lines of text. */
export function TextArea({
  label,
  name,
  error,
  hint,
  ...rest
}: Described & ComponentProps<'textarea'>) {
  const field = useDescribed(name, error, hint);
  return (
    <Frame label={label} error={error} hint={hint} ids={field.ids}>
      <textarea rows={4} {...rest} {...field.props} className={control} />
    </Frame>
  );
}

type CheckboxProps = { label: ReactNode; name: string; hint?: ReactNode } & ComponentProps<'input'>;

/** A checkbox with its label; the whole line is the target. */
export function Checkbox({ label, name, hint, ...rest }: CheckboxProps) {
  const hintId = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3 py-1">
        <input
          {...rest}
          type="checkbox"
          name={name}
          aria-describedby={hint === undefined ? undefined : hintId}
          className="size-5 shrink-0"
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className="ms-8 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

type Ids = { field: string; hint: string; error: string };

function useDescribed(name: string, error: string | undefined, hint: ReactNode) {
  const base = useId();
  const ids: Ids = { field: `${base}${name}`, hint: `${base}hint`, error: `${base}error` };
  const describedBy = [hint === undefined ? '' : ids.hint, error === undefined ? '' : ids.error]
    .filter((id) => id !== '')
    .join(' ');
  return {
    ids,
    props: {
      id: ids.field,
      name,
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy === '' ? undefined : describedBy,
    },
  };
}

type FrameProps = { label: string; error: string | undefined; hint: ReactNode; ids: Ids };

function Frame({ label, error, hint, ids, children }: FrameProps & { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={ids.field} className="font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={ids.hint} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children}
      {error !== undefined && (
        <p id={ids.error} className="text-sm font-medium text-clay-ink">
          {error}
        </p>
      )}
    </div>
  );
}
