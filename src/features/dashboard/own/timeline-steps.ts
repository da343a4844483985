import { type Application, statusStyle } from '#src/domain/application.ts';

type Name = 'waiting' | 'received' | 'reviewed' | 'decided' | 'withdrawn';

/** What has become of an application, or is still to come; `at` is an ISO time, where it is known. */
export type TimelineStep = {
  name: Name;
  when: 'past' | 'present' | 'future';
  at?: string | undefined;
};

type Told = Pick<Application, 'status' | 'createdAt' | 'statusChangedAt'>;

/**
 * An application's way to its end; `unsent`: the server has not heard of it yet.
 *
 *   waiting ──▶ received ──▶ reviewed ──▶ decided
 *      └───────────┴────────────┴───────▶ withdrawn
 */
export function timelineSteps(
  { status, createdAt, statusChangedAt }: Told,
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
