import type { ReactNode } from 'react';

// No router, no device: the build draws this into list.html.

/** Filters beside a list on a wide screen. */
export const filterFrameClass = 'lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10';

/** The room of a list and of its filters, which are not there yet. */
export function BareFilterFrame({ children }: { children: ReactNode }) {
  return (
    <div className={filterFrameClass}>
      <div aria-hidden="true" className="mb-6 min-h-11" />
      {children}
    </div>
  );
}
