import type { Command } from './commands.ts';
import type { ReasonCode } from './protocol.ts';

/** Why a command of this kind was refused, in a sentence with a way out. */
export function reasonText(code: ReasonCode | undefined, kind?: Command['kind']): string {
  // The database asks that the session has given its password a moment before.
  if (code === 'not-allowed' && kind === 'decideAdminRequest')
    return 'Making somebody an admin asks for your password a moment before. Discard this, and confirm the person again on the dashboard.';
  if (code === 'pet-gone' && (kind === 'changePet' || kind?.endsWith('Photo')))
    return 'This pet is no longer there. Discard this, or add the pet anew.';
  if (code === 'pet-gone' && kind === 'submitApplication')
    return 'This pet is no longer listed. Discard this and choose another pet: its form will hold your words.';
  switch (code) {
    case 'invalid':
      return 'The server could not read this. Discard it, check what you entered and try again.';
    case 'not-allowed':
      return 'Your account may not do this any more. Discard it, or sign in with another account.';
    case 'pet-gone':
      return 'This pet is no longer listed. Discard this and choose another pet.';
    case 'already-applied':
      return 'You have already applied for this pet. Discard this; your first application stands.';
    case 'application-gone':
      return 'This application is no longer there. Discard this.';
    case 'application-withdrawn':
      return 'The applicant has withdrawn this application. Discard this.';
    case 'too-many-photos':
      return 'This pet has 12 photos already. Remove one and try again, or discard this.';
    case 'too-old':
      return 'This waited on the device for too long. Try again to send it as new, or discard it.';
    case 'body-mismatch':
      return 'The server already has something else under this number. Try again to send it as new.';
    case undefined:
      return 'The server refused this. Try again, or discard it.';
  }
}
