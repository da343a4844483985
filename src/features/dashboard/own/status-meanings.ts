import type { ApplicationStatus } from '#src/domain/application.ts';
import type { TimelineStep } from './timeline-steps.ts';

/** What each status says, in a sentence for the applicant. */
export const statusMeanings: Record<ApplicationStatus, string> = {
  pending: 'The shelter has not decided yet.',
  approved: 'The shelter has said yes to you.',
  rejected: 'The shelter has said no this time.',
  withdrawn: 'You have taken it back, and the shelter no longer considers it.',
};

/** What comes next, by the present step of the timeline and the status. */
export function nextWords(
  step: TimelineStep['name'],
  status: ApplicationStatus,
  petName: string,
): string {
  switch (step) {
    case 'waiting':
      return 'It waits on this device, and is sent by itself as soon as there is a connection. You need not do anything.';
    case 'received':
      return 'It has arrived, and nobody has opened it yet. When somebody from the shelter does, you read it here.';
    case 'reviewed':
      return 'Somebody from the shelter has opened it. They may call or write to you before they decide, so have a look at your phone and your mail.';
    case 'decided':
      return status === 'approved'
        ? `They call or write to you, by the number and the address in your form, to agree on the day when ${petName} moves in.`
        : 'This is about this pet only: you can apply for another one at any time. If the shelter changes its mind, you read it here.';
    case 'withdrawn':
      return `Nothing more happens. You can apply for ${petName} again, as long as ${petName} is listed.`;
  }
}
