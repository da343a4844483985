import { Check } from 'lucide-react';
import { longDate } from '#src/parts/format-date.ts';
import type { Kept } from '#src/parts/use-draft.ts';

/** Says whether the draft is stored on this device, and since when; an alert if it is not. */
export function DraftNote({ kept }: { kept: Kept }) {
  switch (kept.state) {
    case 'nothing':
      return (
        <p className="text-sm text-ink-soft">
          What you type is kept on this device until you submit it.
        </p>
      );
    case 'saved':
      return (
        <p className="flex items-start gap-2 text-sm text-ink-soft tabular-nums">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>
            Saved on this device
            {kept.at !== undefined && (
              <>
                , <time dateTime={kept.at}>{longDate(kept.at)}</time>
              </>
            )}
          </span>
        </p>
      );
    case 'unsaved':
      return (
        <p role="alert" className="rounded-md bg-clay-tint p-4 text-clay-ink">
          What you type cannot be kept on this device right now. Free some storage space, or submit
          before you leave this page.
        </p>
      );
  }
}
