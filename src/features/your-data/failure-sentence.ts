import type { Failure } from '#src/domain/failure.ts';

/** What a person reads when their data could not be requested. */
export function failureSentence(failure: Failure): string {
  switch (failure.kind) {
    case 'offline':
      return 'You are offline. Connect to the internet and try again.';
    case 'unavailable':
    case 'refused':
    case 'outdated':
    case 'other-tab':
      return failure.message;
    case 'session-expired':
    case 'signed-out':
      return 'Your session has ended. Log in again, then come back to this page.';
    case 'owner-changed':
    case 'reset':
    case 'storage':
      return 'That did not work on this device. Load the page again and try once more.';
  }
}
