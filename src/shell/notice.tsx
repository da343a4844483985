import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';

type NoticeProps = {
  tone: 'marigold' | 'evergreen' | 'clay';
  /** The text of the one button. */
  action: string;
  onAction: () => void;
  children: ReactNode;
};

const grounds = {
  marigold: 'bg-marigold-tint',
  evergreen: 'bg-evergreen-tint',
  clay: 'bg-clay-tint text-clay-ink',
};

/** A line below the top bar about the app as a whole, with one button. */
export function Notice({ tone, action, onAction, children }: NoticeProps) {
  return (
    <div className={`border-b border-hairline ${grounds[tone]}`}>
      <div className="mx-auto flex w-full max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 text-sm sm:px-6">
        <output className="min-w-60 flex-1 py-2">{children}</output>
        <Button variant="quiet" onClick={onAction}>
          {action}
        </Button>
      </div>
    </div>
  );
}
