import type { SyncStatus } from '#src/sync/status.ts';

/** The words of the pill; `short` replaces `pill` on phones, beside the icon. */
export function pillWords({ state, why, waiting }: Pick<SyncStatus, 'state' | 'why' | 'waiting'>): {
  pill: string;
  short: string;
} {
  const count = waiting.length;
  switch (state) {
    case 'checking':
      return { pill: 'Checking', short: '' };
    case 'up-to-date':
      return { pill: 'Up to date', short: '' };
    case 'sending':
      return { pill: `Sending ${count}`, short: `Sending ${count}` };
    case 'offline':
      return count === 0
        ? { pill: 'Offline', short: 'Offline' }
        : { pill: `Offline, ${count} waiting`, short: `${count} waiting` };
    case 'needs-you': {
      const pill = why === 'device-full' ? 'Device full' : 'Needs you';
      return { pill, short: pill };
    }
  }
}
