import type { ReactNode } from 'react';

/** Says that there is nothing to show; `children` say what to do next. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-lg border border-dashed border-hairline bg-card px-6 py-10 sm:px-10">
      <p className="max-w-measure font-display text-xl">{title}</p>
      {children}
    </div>
  );
}
