import { useSyncExternalStore } from 'react';

// Tailwind's `lg`, from which the pages have the top bar of a desktop.
const query = '(width >= 64rem)';

/** Whether the screen is a desktop's; follows a window that is resized and a tablet that is turned. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
