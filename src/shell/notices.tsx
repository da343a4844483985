import { useStorageHealth } from '#src/db/database-context.tsx';
import { useUpdate } from '#src/pwa/status.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

const StorageNotices = lazyComponent(() =>
  import('./storage-notices.tsx').then((module) => module.StorageNotices),
);
const UpdateNotice = lazyComponent(() =>
  import('./update-notice.tsx').then((module) => module.UpdateNotice),
);

/** Notices about the app as a whole: about its storage, or that a newer version is ready. */
export function Notices({ kept }: { kept: boolean }) {
  const { full, evicted, unreadable } = useStorageHealth();
  const update = useUpdate();
  return (
    <>
      {(!kept || full || evicted || unreadable) && <StorageNotices kept={kept} />}
      {update.ready && <UpdateNotice update={update} />}
    </>
  );
}
