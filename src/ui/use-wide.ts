import { useSyncExternalStore } from 'react';

// Tailwind's `lg`: from this width on, pages have the top bar of a desktop.
const query = '(width >= 64rem)';

/** Whether the window is as wide as on a desktop; follows a resize or a turn of the device. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
