import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { texts } from '#src/domain/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/field.tsx';
import { afterNextPaint } from '#src/ui/after-next-paint.ts';

/** Where a search is typed; the dialog around it focuses its field. */
export function SearchForm({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const [error, setError] = useState<string>();
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
