import { Check, CircleAlert, CloudOff, RefreshCw } from 'lucide-react';
import { useSyncStatus } from '#src/sync/status.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { Popover } from '#src/ui/popover.tsx';
import { pillWords } from './pill-words.ts';

const SyncDetails = lazyComponent(() =>
  import('./sync-details.tsx').then((module) => module.SyncDetails),
);

const styles = {
  checking: { icon: RefreshCw, colours: 'border-transparent text-ink-soft' },
  'up-to-date': { icon: Check, colours: 'border-transparent text-ink-soft' },
  sending: { icon: RefreshCw, colours: 'border-hairline text-ink' },
  offline: { icon: CloudOff, colours: 'border-hairline bg-sunk text-ink' },
  'needs-you': { icon: CircleAlert, colours: 'border-transparent bg-marigold text-on-marigold' },
} as const;

/** Shows the state of sync; pressing it opens the details. */
export function SyncPill() {
  const status = useSyncStatus();
  const { icon: Icon, colours } = styles[status.state];
  const { pill, short } = pillWords(status);
  return (
    <Popover
      trigger={
        <>
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">Sync: </span>
          {short && (
            <span aria-hidden="true" className="sm:hidden">
              {short}
            </span>
          )}
          <span className={short && 'max-sm:sr-only'}>{pill}</span>
        </>
      }
      triggerClass={`inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md border px-3 text-sm font-medium whitespace-nowrap tabular-nums ${colours}`}
      className="top-[calc(4.25rem+env(safe-area-inset-top))] right-4 max-h-[70dvh] w-[min(24rem,calc(100vw-2rem))] overflow-auto p-5 sm:right-6 min-[78rem]:right-[calc(50vw-36.5rem)]"
    >
      <SyncDetails />
    </Popover>
  );
}
