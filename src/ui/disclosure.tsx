import type { ReactNode } from 'react';

type DisclosureProps = { summary: ReactNode; children: ReactNode; open?: boolean };

/** A question that opens to its answer. */
export function Disclosure({ summary, children, open = false }: DisclosureProps) {
  return (
    <details open={open} className="group border-b border-hairline">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-3 text-lg font-semibold marker:content-none">
        {summary}
        <Chevron />
      </summary>
      <div className="max-w-measure pb-5 text-ink-soft">{children}</div>
    </details>
  );
}

function Chevron() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 shrink-0 fill-none stroke-current stroke-2 transition-transform group-open:rotate-180"
    >
      <path d="m6 9 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
