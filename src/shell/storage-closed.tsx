import { useEffect, useRef } from 'react';
import type { StorageView } from '#src/db/storage-health.ts';
import { Button } from '#src/ui/button.tsx';

const sentences: Record<NonNullable<StorageView['closed']>, string> = {
  deleted:
    'Your browser has cleared what Homeward keeps on this device. Load this page again: what had reached us comes back.',
  outdated:
    'Homeward was updated in another tab. Load this page again to go on; what you did here stays.',
};

/**
 * Says why the database was closed. Not a modal dialog: the person can still read and copy what they
 * have written.
 */
export function StorageClosed({ why }: { why: keyof typeof sentences }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.showPopover(), []);
  return (
    <div
      ref={box}
      popover="manual"
      className="fixed inset-x-0 top-auto bottom-[calc(1rem+env(safe-area-inset-bottom))] m-0 mx-auto w-[min(36rem,calc(100vw-2rem))] rounded-lg border border-clay bg-card p-5 text-ink shadow-lift"
    >
      <p role="alert">{sentences[why]}</p>
      <Button className="mt-4" onClick={() => location.reload()}>
        Load again
      </Button>
    </div>
  );
}
