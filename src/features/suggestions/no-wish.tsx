import { Link } from '@tanstack/react-router';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { examples } from './examples.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The name of the example that the question begins with. */
    example?: string;
  }
}

/** In place of the results where no wish is in the address. */
export function NoWish() {
  return (
    <EmptyState title="We found no wish for a pet in these words.">
      <p className="max-w-measure text-ink-soft">
        Say what kind of pet, how big or how lively, or who lives with you. For example:
      </p>
      <ul className="flex flex-wrap gap-2">
        {examples.map(({ name }) => (
          <li key={name}>
            <Link
              to="/Ai"
              state={{ example: name }}
              className="inline-flex min-h-11 items-center rounded-md border border-edge bg-card px-4 text-sm font-semibold hover:border-evergreen hover:text-evergreen"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
