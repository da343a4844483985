import { BookOpenText, CloudUpload, Inbox, MessageSquareText, Undo2 } from 'lucide-react';
import { longDate } from '#src/parts/format-date.ts';
import type { TimelineStep } from './timeline-steps.ts';

const icons = {
  waiting: CloudUpload,
  received: Inbox,
  reviewed: BookOpenText,
  decided: MessageSquareText,
  withdrawn: Undo2,
} satisfies Record<TimelineStep['name'], unknown>;

const marks: Record<TimelineStep['when'], string> = {
  past: 'border-evergreen bg-card text-evergreen',
  present: 'border-evergreen bg-evergreen text-on-evergreen',
  future: 'border-dashed border-edge bg-card text-ink-soft',
};

/** The progress of an application: past, present and future steps. */
export function Timeline({ steps, petName }: { steps: readonly TimelineStep[]; petName: string }) {
  return (
    <ol aria-label={`Progress of your application for ${petName}`} className="flex flex-col">
      {steps.map((step, at) => (
        <Step key={step.name} step={step} last={at === steps.length - 1} />
      ))}
    </ol>
  );
}

function Step({ step: { name, when, at }, last }: { step: TimelineStep; last: boolean }) {
  const Icon = icons[name];
  return (
    <li
      aria-current={when === 'present' ? 'step' : undefined}
      className="grid grid-cols-[2rem_1fr] gap-x-3"
    >
      <div className="flex flex-col items-center">
        <span className={`grid size-8 place-items-center rounded-xl border ${marks[when]}`}>
          <Icon aria-hidden="true" className="size-4" />
        </span>
        {!last && <span className="w-px grow bg-hairline" />}
      </div>
      <div className={`pt-1 text-sm ${last ? '' : 'pb-4'}`}>
        <p
          className={
            when === 'present' ? 'font-semibold' : when === 'future' ? 'text-ink-soft' : ''
          }
        >
          {wordsFor(name, when)}
          {when === 'future' && <span className="sr-only">, still to come</span>}
        </p>
        {at !== undefined && (
          <time dateTime={at} className="block text-ink-soft tabular-nums">
            {longDate(at)}
          </time>
        )}
      </div>
    </li>
  );
}

function wordsFor(name: TimelineStep['name'], when: TimelineStep['when']): string {
  switch (name) {
    case 'waiting':
      return 'Waiting on this device';
    case 'received':
      return 'Received';
    case 'reviewed':
      return when === 'past' ? 'Reviewed' : 'Being reviewed';
    case 'decided':
      return when === 'future' ? 'Decision' : 'Decided';
    case 'withdrawn':
      return 'Withdrawn';
  }
}
