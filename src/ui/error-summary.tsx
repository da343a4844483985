import { useEffect, useRef, type MouseEvent } from 'react';

type FieldError = { name: string; message: string };

/**
 * The errors that keep a form from being sent, each with a link to its field. Must be inside the
 * form; takes the focus whenever there are new errors.
 */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="settle rounded-md border border-clay bg-clay-tint p-4 text-clay-ink"
    >
      <p className="font-semibold">
        {errors.length === 1 ? 'One thing is missing:' : `${errors.length} things are missing:`}
      </p>
      <ul className="mt-1 list-disc ps-5">
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${name}`} className="underline" onClick={(event) => focusField(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  // The address stays the same: a hash would add an entry to the history.
  event.preventDefault();
  const found = event.currentTarget.closest('form')?.elements.namedItem(name);
  // Several boxes or buttons of one name are a list: the first one stands for it.
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (field instanceof HTMLElement) field.focus();
}
