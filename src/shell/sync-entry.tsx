import type { ReactNode } from 'react';
import type { OutboxEntry } from '#src/db/schema.ts';
import { longDate } from '#src/parts/format-date.ts';
import { describeCommand, type Names } from './describe-command.ts';

type SyncEntryProps = {
  entry: OutboxEntry;
  names: Names;
  /** Why it is not settled, and what can be done about it. */
  children: ReactNode;
};

/** A command that waits or was refused. */
export function SyncEntry({ entry, names, children }: SyncEntryProps) {
  return (
    <li className="border-t border-hairline py-3 text-sm">
      {/* Three lines at most: a question may be long. */}
      <p className="line-clamp-3 font-semibold break-words">
        {describeCommand(entry.command, names)}
      </p>
      <p className="text-ink-soft">Since {longDate(entry.queuedAt)}</p>
      {children}
    </li>
  );
}
