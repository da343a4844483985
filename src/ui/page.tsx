import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';
import { useDocumentTitle } from './use-document-title.ts';

type PageProps = Omit<PageFrameProps, 'heading'> & { title: string };

type HeadingProps = { className?: string; children: ReactNode };

/** A page with its one heading, which also names the tab. */
export function Page({ title, ...rest }: PageProps) {
  useDocumentTitle(title);
  return <PageFrame heading={<PageHeading>{title}</PageHeading>} {...rest} />;
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
