import type { ReactNode } from 'react';
import { mainLinks } from './nav-links.ts';

// No router and no device: the build renders this into the documents too (src/prerender).

/** The links below the top bar, on phones; Explore is in the bottom bar. */
export const listLinks = mainLinks.filter(({ to }) => to !== '/explore');
export const listsClass =
  'flex flex-wrap justify-center gap-x-1 border-b border-hairline px-2 lg:hidden';
export const listLinkClass =
  '-mb-px grid min-h-11 items-center border-b-2 border-transparent px-3 text-sm font-medium text-ink-soft aria-[current]:border-evergreen aria-[current]:text-evergreen';

/** The layout of the top bar. */
export function BarFrame({ children }: { children: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-b border-hairline bg-paper pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex h-16 w-full max-w-page items-center gap-1 px-4 sm:px-6">
        {children}
      </div>
    </header>
  );
}

export const brandClass =
  'me-auto flex min-h-11 min-w-11 items-center gap-2 font-display text-xl font-semibold text-evergreen lg:me-4';

/** The logo and the name. */
export function Brand() {
  return (
    <>
      <Mark />
      <span className="max-[23rem]:sr-only">Homeward</span>
    </>
  );
}

function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8 fill-current">
      <path d="M16 3.2 3.6 13.4a1.6 1.6 0 0 0-.6 1.25V26a3 3 0 0 0 3 3h20a3 3 0 0 0 3-3V14.65a1.6 1.6 0 0 0-.6-1.25L16 3.2Z" />
      <g className="fill-paper">
        <ellipse cx="10.2" cy="17.2" rx="2" ry="2.5" />
        <ellipse cx="14" cy="14.2" rx="2" ry="2.6" />
        <ellipse cx="18" cy="14.2" rx="2" ry="2.6" />
        <ellipse cx="21.8" cy="17.2" rx="2" ry="2.5" />
        <path d="M16 17.8c-2.9 0-5.3 2.9-5.3 5.2 0 1.6 1.2 2.4 2.6 2.4 1 0 1.7-.5 2.7-.5s1.7.5 2.7.5c1.4 0 2.6-.8 2.6-2.4 0-2.3-2.4-5.2-5.3-5.2Z" />
      </g>
    </svg>
  );
}
