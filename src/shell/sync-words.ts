import type { useSyncStatus } from '#src/sync/status.ts';

type SyncStatus = ReturnType<typeof useSyncStatus>;
/** `short` stands in for `pill` on phones, beside its icon. */
type SyncWords = { pill: string; short: string; title: string; sentence: string };

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`);

/** What the pill says, and what is said when it is opened. */
export function syncWords({ state, why, waiting, parked }: SyncStatus): SyncWords {
  const count = waiting.length;
  switch (state) {
    case 'up-to-date':
      return {
        pill: 'Up to date',
        short: '',
        title: 'Everything is up to date',
        sentence: 'What you did has reached us, and the pets here are the latest we know.',
      };
    case 'sending':
      return {
        pill: `Sending ${count}`,
        short: `Sending ${count}`,
        title: `Sending ${things(count)}`,
        sentence: 'This takes a moment. You can go on.',
      };
    case 'offline':
      return {
        pill: count === 0 ? 'Offline' : `Offline, ${count} waiting`,
        short: count === 0 ? 'Offline' : `${count} waiting`,
        title: why === 'server' ? 'We cannot be reached' : 'You are offline',
        sentence:
          count === 0
            ? 'You can go on looking: the pets are on this device.'
            : "Saved on this device. We'll send it when you're back online.",
      };
    case 'needs-you':
      return { pill: 'Needs you', short: 'Needs you', ...needsYou(why, parked.length) };
  }
}

function needsYou(why: SyncStatus['why'], parked: number): Pick<SyncWords, 'title' | 'sentence'> {
  if (why === 'sign-in')
    return {
      title: 'Please log in again',
      sentence: 'Your session has ended. What you did is kept here and is sent once you are back.',
    };
  return {
    title: parked === 1 ? '1 thing was refused' : `${parked} things were refused`,
    sentence: 'Nothing else is held up by this. Decide below what happens with it.',
  };
}
