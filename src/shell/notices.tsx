import { useLocation } from '@tanstack/react-router';
import { useStorageHealth } from '#src/db/database-context.tsx';
import { useUpdate } from '#src/pwa/status.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

const StorageNotices = lazyComponent(() =>
  import('./storage-notices.tsx').then((module) => module.StorageNotices),
);
const UpdateNotice = lazyComponent(() =>
  import('./update-notice.tsx').then((module) => module.UpdateNotice),
);

const ContinueNotice = lazyComponent(() =>
  import('#src/parts/wanted-place.tsx').then((module) => module.ContinueNotice),
);

/** Notices about the app as a whole: its storage, a newer version, the way on after a login. */
export function Notices({ kept }: { kept: boolean }) {
  const { full, evicted, unreadable } = useStorageHealth();
  const update = useUpdate();
  const continueTo = useLocation({ select: ({ state }) => state.continueTo });
  return (
    <>
      {(!kept || full || evicted || unreadable) && <StorageNotices kept={kept} />}
      {continueTo && <ContinueNotice wanted={continueTo} />}
      {update.ready && <UpdateNotice update={update} />}
    </>
  );
}
