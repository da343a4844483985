import { useState } from 'react';
import { useDatabase, useStorageHealth } from '#src/db/database-context.tsx';
import { tryStorage } from '#src/db/try-storage.ts';
import { counted } from '#src/domain/words.ts';
import { useSyncStatus } from '#src/sync/status.ts';
import { Notice } from './notice.tsx';

/** Says what is wrong with this device's storage, and the way out. */
export function StorageNotices({ kept }: { kept: boolean }) {
  const { full, evicted, unreadable } = useStorageHealth();
  return (
    <>
      {unreadable ? <Unreadable /> : !kept && <NothingKept />}
      {evicted && <Evicted waiting={evicted.waiting} />}
      {full && <DeviceFull />}
    </>
  );
}

function NothingKept() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <Notice tone="marigold" action="Understood" onAction={() => setOpen(false)}>
      This browser keeps nothing for Homeward, perhaps because it is in a private mode. Everything
      works, but is forgotten when you close this page.
    </Notice>
  );
}

function Unreadable() {
  return (
    <Notice tone="clay" action="Load again" onAction={() => location.reload()}>
      What Homeward keeps on this device could not be opened. It is still there: close other tabs,
      free some space if there is little left, and load this page again. Until then, what you do
      here is forgotten when you close this page.
    </Notice>
  );
}

function Evicted({ waiting }: { waiting: number }) {
  const { health } = useDatabase();
  return (
    <Notice tone="marigold" action="Understood" onAction={() => health.forgetEviction()}>
      Your browser has cleared what Homeward kept on this device. What had reached us comes back by
      itself.{' '}
      {waiting > 0 &&
        `${counted(waiting, 'thing')} you did here had not been sent when we last looked: please see whether ${waiting === 1 ? 'it is' : 'they are'} there, and if not, do ${waiting === 1 ? 'it' : 'them'} again.`}
    </Notice>
  );
}

function DeviceFull() {
  const database = useDatabase();
  const { syncNow } = useSyncStatus();
  const tryAgain = async () => {
    await tryStorage(database);
    if (!database.health.view().full) syncNow();
  };
  return (
    <Notice tone="clay" action="Try again" onAction={() => void tryAgain()}>
      This device is full, so Homeward cannot keep anything new on it. Free some space, then try
      again. What you have written stays on this page.
    </Notice>
  );
}
