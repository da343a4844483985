import { type Application, statusStyle } from '#src/domain/application.ts';

/** A step in the progress of an application; `at` is an ISO time, if it is known. */
export type TimelineStep = {
  name: 'waiting' | 'received' | 'reviewed' | 'decided' | 'withdrawn';
  when: 'past' | 'present' | 'future';
  at?: string | undefined;
};

type Progress = Pick<Application, 'status' | 'createdAt' | 'statusChangedAt'>;

/**
 * The steps of an application; `unsent`: it has not been sent to the server yet.
 *
 *   waiting ──▶ received ──▶ reviewed ──▶ decided
 *      └───────────┴────────────┴───────▶ withdrawn
 */
export function timelineSteps(
  { status, createdAt, statusChangedAt }: Progress,
  unsent: boolean,
): readonly TimelineStep[] {
  const begun = { name: unsent ? 'waiting' : 'received', at: createdAt } as const;
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
        { name: 'reviewed', when: 'past' },
        { ...ended, name: 'decided' },
      ];
    case 'pending':
      return unsent
        ? [
            { ...begun, when: 'present' },
            { name: 'received', when: 'future' },
            { name: 'reviewed', when: 'future' },
            { name: 'decided', when: 'future' },
          ]
        : [
            { ...begun, when: 'past' },
            { name: 'reviewed', when: 'present' },
            { name: 'decided', when: 'future' },
          ];
  }
}
