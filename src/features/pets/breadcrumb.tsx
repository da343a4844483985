import { Link, useLocation } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { listOf } from './list-of.ts';

/** Where the pet was found, and the way back there. */
export function Breadcrumb({ petName }: { petName: string }) {
  const { pathname } = useLocation();
  const { label, to } = listOf(pathname);
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center gap-2 text-sm text-ink-soft">
        <li>
          <Link
            to={to}
            search
            className="-ms-1 flex min-h-11 items-center gap-1 font-medium text-evergreen hover:underline"
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
            {label}
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page" className="truncate max-[16rem]:whitespace-normal">
          {petName}
        </li>
      </ol>
    </nav>
  );
}
