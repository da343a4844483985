import { useEffect } from 'react';

/** Names the tab after what is on screen. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · Homeward`;
  }, [title]);
}
