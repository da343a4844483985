import { useCallback, useEffect, useRef } from 'react';
import { rowIdOf } from './request-links.ts';

/**
 * Moves the focus when the chosen request changes: to the heading of one that was opened by a press
 * (`onEnter`), and back to its row when its form is closed. It stays while the arrow keys browse.
 */
export function useEntering(chosenId: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const entering = useRef(false);
  const shown = useRef(chosenId);
  useEffect(() => {
    const before = shown.current;
    shown.current = chosenId;
    if (before === chosenId) return;
    if (chosenId !== undefined && entering.current) heading.current?.focus();
    if (chosenId === undefined && before !== undefined) {
      // No scrolling: the page restores its own scroll position.
      document.getElementById(rowIdOf(before))?.focus({ preventScroll: true });
    }
    entering.current = false;
  }, [chosenId]);
  const onEnter = useCallback(
    (id: string) => {
      // The arrow keys have opened its form already.
      if (id === chosenId) heading.current?.focus();
      else entering.current = true;
    },
    [chosenId],
  );
  return { heading, onEnter };
}
