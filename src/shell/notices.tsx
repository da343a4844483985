import { useState } from 'react';
import { useUpdate } from '#src/pwa/status.ts';
import { Button } from '#src/ui/button.tsx';

const bar =
  'mx-auto flex w-full max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1 text-sm sm:px-6';

/** What concerns the app as a whole: that nothing is kept, that a newer version waits. */
export function Notices({ kept }: { kept: boolean }) {
  return (
    <>
      {!kept && <NothingKept />}
      <UpdateReady />
    </>
  );
}

function NothingKept() {
  const [open, setOpen] = useState(true);
  if (!open) return null;
  return (
    <div className="border-b border-hairline bg-marigold-tint">
      <div className={bar}>
        <output className="min-w-60 flex-1 py-2">
          This browser keeps nothing for Homeward, perhaps because it is in a private mode.
          Everything works, but is forgotten when you close this page.
        </output>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Understood
        </Button>
      </div>
    </div>
  );
}

function UpdateReady() {
  const update = useUpdate();
  if (!update.ready) return null;
  return (
    <div className="border-b border-hairline bg-evergreen-tint">
      <div className={bar}>
        <output className="min-w-60 flex-1 py-2">
          A newer Homeward is ready. What you did here stays.
        </output>
        <Button variant="quiet" onClick={() => update.apply()}>
          Update now
        </Button>
      </div>
    </div>
  );
}
