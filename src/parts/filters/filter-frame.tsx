import type { ReactNode } from 'react';

// No router and no device: the build prerenders this into list.html.

/** Filters beside a list on a wide screen. */
export const filterFrameClass = 'lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10';

/** Keeps the space for the filters of a list before they are there. */
export function BareFilterFrame({ children }: { children: ReactNode }) {
  return (
    <div className={filterFrameClass}>
      <div aria-hidden="true" className="mb-6 min-h-11" />
      {children}
    </div>
  );
}
