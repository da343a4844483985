import type { Application } from '#src/domain/application.ts';
import { statusStyle } from '#src/domain/application-rules.ts';

/** A step in the progress of an application; `at` is an ISO time, if it is known. */
export type TimelineStep = {
  name: 'waiting' | 'received' | 'reviewed' | 'decided' | 'withdrawn';
  when: 'past' | 'present' | 'future';
  at?: string | undefined;
};

type Progress = Pick<Application, 'status' | 'createdAt' | 'statusChangedAt' | 'firstOpenedAt'>;

/**
 * The steps of an application; `unsent`: it has not been sent to the server yet. It is being reviewed
 * once an admin has opened it.
 *
 *   waiting ──▶ received ──▶ reviewed ──▶ decided
 *      └───────────┴────────────┴───────▶ withdrawn
 */
export function timelineSteps(
  { status, createdAt, statusChangedAt, firstOpenedAt }: Progress,
  unsent: boolean,
): readonly TimelineStep[] {
  const begun = { name: unsent ? 'waiting' : 'received', at: createdAt } as const;
  const reviewed = { name: 'reviewed', at: firstOpenedAt } as const;
  const ended = { when: 'present', at: statusChangedAt ?? undefined } as const;
  switch (statusStyle(status)) {
    case 'withdrawn':
      return [
        { ...begun, when: 'past' },
        { ...ended, name: 'withdrawn' },
      ];
    case 'approved':
    case 'rejected':
      return [
        { ...begun, when: 'past' },
        { ...reviewed, when: 'past' },
        { ...ended, name: 'decided' },
      ];
    case 'pending': {
      const decided = { name: 'decided', when: 'future' } as const;
      if (unsent)
        return [
          { ...begun, when: 'present' },
          { name: 'received', when: 'future' },
          { name: 'reviewed', when: 'future' },
          decided,
        ];
      if (firstOpenedAt === undefined)
        return [{ ...begun, when: 'present' }, { name: 'reviewed', when: 'future' }, decided];
      return [{ ...begun, when: 'past' }, { ...reviewed, when: 'present' }, decided];
    }
  }
}
