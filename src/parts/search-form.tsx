import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { afterNextPaint } from '#src/ui/after-next-paint.ts';

type SearchFormProps = {
  /** What was asked last: the field holds it. */
  query: string;
  placeholder?: string;
  /** Called before the results open. */
  onSubmit?: () => void;
  /** Called for Escape in the field. */
  onEscape?: () => void;
  /** Returns what was typed before the field was there. */
  takeTyped?: () => string;
  /** Further buttons. */
  children?: ReactNode;
};

/** The form for a search: in the panel, and on the page of the results. */
export function SearchForm({
  query,
  placeholder,
  onSubmit,
  onEscape,
  takeTyped,
  children,
}: SearchFormProps) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = query;
  }, [query]);
  useEffect(() => {
    const typed = takeTyped?.() ?? '';
    // The dialog focuses the field right after.
    if (field.current && typed !== '') field.current.value = typed;
  }, [takeTyped]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = field.current?.value.trim() ?? '';
    if (words === '') {
      setError('Type a name, a breed, a type or an age.');
      field.current?.focus();
      return;
    }
    void afterNextPaint().then(() => {
      onSubmit?.();
      return navigate({ to: '/SearchList', search: { query: words } });
    });
  };
  return (
    <search>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Which pets are you looking for?"
          ref={field}
          name="query"
          type="search"
          // WebKit's search field keeps Escape to itself: a dialog around it does not hear of it.
          onKeyDown={({ key }) => key === 'Escape' && onEscape?.()}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          required
          error={error}
        />
        <div className="flex gap-3">
          <Button type="submit">
            <Search aria-hidden="true" className="size-5" />
            Search
          </Button>
          {children}
        </div>
      </form>
    </search>
  );
}
