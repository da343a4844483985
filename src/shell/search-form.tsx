import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { texts } from '#src/domain/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { afterNextPaint } from '#src/ui/after-next-paint.ts';

type SearchFormProps = { takeTyped: () => string; onDone: () => void };

/** The form for a search; the dialog around it focuses its field. */
export function SearchForm({ takeTyped, onDone }: SearchFormProps) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Until the field is there, `takeTyped` collects the keys. The dialog focuses it right after.
    if (field.current) field.current.value += takeTyped();
  }, [takeTyped]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = field.current?.value.trim() ?? '';
    if (query === '') {
      setError('Type a name, a breed, a type or an age.');
      field.current?.focus();
      return;
    }
    void afterNextPaint().then(() => {
      onDone();
      return navigate({ to: '/SearchList', search: { query } });
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
