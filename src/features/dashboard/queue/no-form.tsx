import type { ReactNode } from 'react';

/** Shown in place of a form. `gone`: one was chosen, but it is not on this device. */
export function NoForm({ gone, children }: { gone: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 pb-6">
      {gone ? (
        <p role="alert" className="max-w-measure">
          It may have been deleted, or it has not reached this device yet.
        </p>
      ) : (
        <p className="max-w-measure text-ink-soft">
          Its whole form stands here. The arrow keys go through the list, Enter goes to the form.
        </p>
      )}
      {children}
    </div>
  );
}
