import { type ReactNode, useLayoutEffect, useRef, useEffect } from 'react';
import { PageFrame, type PageFrameProps } from './page-frame.tsx';

type PageProps = Omit<PageFrameProps, 'heading'> & { title: string };

type HeadingProps = { className?: string; children: ReactNode };

/** A page with its one heading, which is also the title of the document. */
export function Page({ title, ...rest }: PageProps) {
  useDocumentTitle(title);
  return <PageFrame heading={<PageHeading>{title}</PageHeading>} {...rest} />;
}

// Whether the last heading that was unmounted had the focus.
let hadFocus = false;

/** The one heading of a page. If it is unmounted while it has the focus, the next one takes it. */
export function PageHeading({ className = 'text-3xl', children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    if (hadFocus && document.activeElement === document.body) focusHeading();
    hadFocus = false;
    return () => {
      hadFocus = element === document.activeElement;
    };
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

/** Moves the focus to the page's heading, so that a screen reader reads the page from its start. */
export function focusHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Sets the title of the browser's tab. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Homeward`;
  }, [title]);
}
