import { type ReactNode, type RefObject, useId } from 'react';

type RequestPaneProps = {
  title: string;
  heading: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
};

/**
 * A form beside the list. It stays on screen with its buttons, also before the page is scrolled.
 */
export function RequestPane({ title, heading, children }: RequestPaneProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="sticky top-20 max-h-[calc(100dvh-17.5rem)] min-w-0 overflow-y-auto rounded-lg border border-hairline bg-card px-6 pt-6"
    >
      <h2 id={headingId} ref={heading} tabIndex={-1} className="pb-4 text-2xl break-words">
        {title}
      </h2>
      {children}
    </section>
  );
}
