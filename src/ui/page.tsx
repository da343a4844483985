import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useDocumentTitle } from './use-document-title.ts';

type PageProps = {
  title: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** Lists use the whole width; what is read keeps to the measure. */
  wide?: boolean;
  children: ReactNode;
};

type HeadingProps = { className?: string; children: ReactNode };

/** A page with its one heading, which also names the tab. */
export function Page({ title, lead, wide = false, children }: PageProps) {
  useDocumentTitle(title);
  return (
    <div
      className={`mx-auto w-full px-4 py-8 sm:px-6 lg:py-12 ${wide ? 'max-w-page' : 'max-w-3xl'}`}
    >
      <PageHeading>{title}</PageHeading>
      {lead !== undefined && <p className="mt-3 max-w-measure text-lg text-ink-soft">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  );
}

// Whether the heading that went last had the focus.
let handsOver = false;

/** The one heading of a page. One that goes while it has the focus hands it to the one that comes. */
export function PageHeading({ className = 'text-3xl', children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const here = heading.current;
    if (handsOver && document.activeElement === document.body) focusHeading();
    handsOver = false;
    return () => {
      handsOver = here === document.activeElement;
    };
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

/** Moves focus to the page's heading, so that a new page is read from its start. */
export function focusHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
