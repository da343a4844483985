import type { ReactNode } from 'react';

export type PageFrameProps = {
  heading: ReactNode;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** For lists, which use the whole width; text is narrower, for reading. */
  wide?: boolean;
  children: ReactNode;
};

/** The layout of a page: its heading, lead and content. */
export function PageFrame({ heading, lead, wide = false, children }: PageFrameProps) {
  return (
    <div
      className={`mx-auto w-full px-4 py-8 sm:px-6 lg:py-12 max-w-page ${wide ? '' : 'lg:max-w-3xl'}`}
    >
      {heading}
      {lead !== undefined && <p className="mt-3 max-w-measure text-lg text-ink-soft">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  );
}
