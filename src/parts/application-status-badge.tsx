import { CircleCheck, CircleX, Clock, Undo2 } from 'lucide-react';
import type { ApplicationStatus } from '#src/domain/application.ts';
import { statusStyle } from '#src/domain/application-rules.ts';

const styles: Record<ApplicationStatus, { icon: typeof Clock; colours: string }> = {
  approved: { icon: CircleCheck, colours: 'border-approved/60 bg-approved-tint text-approved' },
  rejected: { icon: CircleX, colours: 'border-rejected/60 bg-rejected-tint text-rejected' },
  pending: { icon: Clock, colours: 'border-pending/60 bg-pending-tint text-pending' },
  withdrawn: { icon: Undo2, colours: 'border-withdrawn/60 bg-withdrawn-tint text-withdrawn' },
};

/**
 * An application's status as an icon, a word and a colour. An unknown status looks like pending.
 */
export function ApplicationStatusBadge({ status }: { status: string }) {
  const { icon: Icon, colours } = styles[statusStyle(status)];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-sm border px-2.5 py-1 text-sm font-semibold ${colours}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="first-letter:uppercase">{status}</span>
    </span>
  );
}
