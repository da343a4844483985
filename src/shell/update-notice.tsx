import type { Update } from '#src/pwa/status.ts';
import { Notice } from './notice.tsx';

/** Says that a newer version is ready, and activates it when the person agrees. */
export function UpdateNotice({ update }: { update: Update }) {
  return (
    <Notice tone="evergreen" action="Update now" onAction={() => update.apply()}>
      A newer Homeward is ready. What you did here stays.
    </Notice>
  );
}
