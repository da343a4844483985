import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { texts } from '#src/domain/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';

/** Where a search is typed; it is ready for typing once it is there. */
export function SearchForm({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  // The dialog focuses what is in it when it opens; the first time, this comes later.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('query');
    if (!(field instanceof HTMLInputElement)) return;
    const query = field.value.trim();
    if (query === '') {
      setError('Type a name, a breed, a type or an age.');
      field.focus();
      return;
    }
    onDone();
    void navigate({ to: '/SearchList', search: { query } });
  };
  return (
    <search>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Which pets are you looking for?"
          name="query"
          type="search"
          placeholder={texts.searchPlaceholder}
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
          <Button variant="quiet" onClick={onDone}>
            Close
          </Button>
        </div>
      </form>
    </search>
  );
}
