import type { SyncStatus } from '#src/sync/status.ts';

/** The words of the pill; `short` replaces `pill` on phones, where it would be too wide. */
export function pillWords({
  state,
  why,
  waiting,
  photos,
}: Pick<SyncStatus, 'state' | 'why' | 'waiting' | 'photos'>): { pill: string; short?: string } {
  const count = waiting.length + photos.count;
  switch (state) {
    case 'checking':
      return { pill: 'Checking' };
    case 'up-to-date':
      return { pill: 'Up to date' };
    case 'sending':
      return { pill: `Sending ${count}` };
    case 'offline':
      return count === 0
        ? { pill: 'Offline' }
        : { pill: `Offline, ${count} waiting`, short: `${count} waiting` };
    case 'needs-you':
      return { pill: why === 'device-full' ? 'Device full' : 'Needs you' };
  }
}
