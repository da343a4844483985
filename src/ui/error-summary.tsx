import { useEffect, useRef, type MouseEvent } from 'react';

type FieldError = { name: string; message: string };

/**
 * What must be mended before a form can go, at its top, each entry leading to its field. Stands
 * inside the form; takes focus whenever a new set of errors comes.
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
  // The address stays as it is: a hash would become an entry in the history.
  event.preventDefault();
  const field = event.currentTarget.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
