import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { Application } from '#src/domain/application.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { titleOf } from './request-links.ts';

type NextRequestProps = { next: Application | undefined; onEnter: (id: string) => void };

/** A link to the next request without a decision, so that an admin can work through the queue. */
export function NextRequest({ next, onEnter }: NextRequestProps) {
  if (next === undefined) {
    return <p className="text-sm text-ink-soft">Nothing else in this list waits for a decision.</p>;
  }
  return (
    <Link
      to="/Dashboard"
      search={{ request: next.id }}
      onClick={() => onEnter(next.id)}
      className={`${buttonClass('secondary')} self-start`}
    >
      <span className="min-w-0 break-words">Next: {titleOf(next)}</span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  );
}
