import { counted } from '#src/domain/words.ts';
import type { SyncStatus } from '#src/sync/status.ts';

type WhyIn<State> = Extract<SyncStatus, { state: State }>['why'];

/** The words at the top of the sync details. */
type SyncWords = { title: string; sentence: string };

/** Puts the state of sync into words. */
export function syncWords({ state, why, waiting, photos, parked }: SyncStatus): SyncWords {
  const unsent = waiting.length + photos.count;
  switch (state) {
    case 'checking':
      return {
        title: 'Looking for news',
        sentence: 'This takes a moment. You can go on.',
      };
    case 'up-to-date':
      return {
        title: 'Everything is up to date',
        sentence: 'What you did has reached us, and the pets here are the latest we know.',
      };
    case 'sending':
      return {
        title: `Sending ${counted(unsent, 'thing')}`,
        sentence: 'This takes a moment. You can go on.',
      };
    case 'offline':
      return whileOffline(why, unsent);
    case 'needs-you':
      return needsYou(why, parked.length);
  }
}

function whileOffline(why: WhyIn<'offline'>, waiting: number): SyncWords {
  switch (why) {
    case 'storage':
      return {
        title: 'This device did not answer',
        sentence:
          'Its storage could not be read or written just now. We keep trying; if this stays, load the page again.',
      };
    case 'other-tab':
      return {
        title: 'Another tab is busy',
        sentence:
          'Homeward is open in another tab, and this one waits for it. If this stays, close that tab; what you did is kept here.',
      };
    case 'offline':
      return savedHere('You are offline', waiting, "We'll send it when you're back online.");
    case 'unavailable':
    case 'refused':
    case 'session-expired':
    case 'owner-changed':
    case 'reset':
      return savedHere(
        'We cannot be reached',
        waiting,
        "We'll send it as soon as our server answers; there is nothing you need to do.",
      );
  }
}

function savedHere(title: string, waiting: number, next: string): SyncWords {
  if (waiting > 0) return { title, sentence: `Saved on this device. ${next}` };
  return { title, sentence: 'You can go on looking: the pets are on this device.' };
}

function needsYou(why: WhyIn<'needs-you'>, parked: number): SyncWords {
  switch (why) {
    case 'signed-out':
      return {
        title: 'Please log in again',
        sentence:
          'Your session has ended. What you did is kept here and is sent once you are back.',
      };
    case 'outdated':
      return {
        title: 'Homeward has changed',
        sentence:
          'This page is older than our server can work with. Load it again: what you did is kept, and is sent then.',
      };
    case 'device-full':
      return {
        title: 'This device is full',
        sentence:
          'Homeward cannot keep anything new on it. Free some space, then try again. What waits is kept, and is sent.',
      };
    case 'parked':
      return {
        title: `${counted(parked, 'thing')} ${parked === 1 ? 'was' : 'were'} refused`,
        sentence: 'Nothing else is held up by this. Decide below what happens with it.',
      };
  }
}

/** Why a waiting command has not been sent yet. */
export function waitsFor(why: SyncStatus['why'], since: string | undefined): string {
  switch (why) {
    case 'signed-out':
      return 'Waits for you to log in.';
    case 'outdated':
      return 'Waits until you load this page again.';
    case 'device-full':
      return 'Waits for space on this device to note that it arrived.';
    case 'storage':
      return 'Waits for the storage of this device.';
    case 'other-tab':
      return 'Waits for another tab of Homeward.';
    case 'unavailable':
    case 'refused':
    case 'session-expired':
    case 'owner-changed':
    case 'reset':
      return 'Waits for our server.';
    case 'offline':
      return 'Waits for a connection.';
    case 'parked':
    case undefined:
      // A refused command takes the place of the reason; `since` still tells that nothing is sent.
      return since === undefined ? 'On its way.' : 'Waits for a connection.';
  }
}
