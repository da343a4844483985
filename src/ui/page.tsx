import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title.ts';

type PageProps = {
  title: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** Lists use the whole width; what is read keeps to the measure. */
  wide?: boolean;
  children: ReactNode;
};

/** A page with its one heading, which also names the tab. */
export function Page({ title, lead, wide = false, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div
      className={`mx-auto w-full px-4 py-8 sm:px-6 lg:py-12 ${wide ? 'max-w-page' : 'max-w-3xl'}`}
    >
      <h1 tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      {lead !== undefined && <p className="mt-3 max-w-measure text-lg text-ink-soft">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  );
}

/** Moves focus to the page's heading, so that a new page is read from its start. */
export function focusHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
