import { useEffect, useRef } from 'react';
import { rowIdOf } from './request-links.ts';

/**
 * Where focus goes when the chosen request changes: to the heading of one that was opened on purpose
 * (`onEnter`), to its row when its form is left, and nowhere while the arrow keys look through.
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
      // The page itself remembers how far it was scrolled.
      document.getElementById(rowIdOf(before))?.focus({ preventScroll: true });
    }
    entering.current = false;
  }, [chosenId]);
  const onEnter = (id: string) => {
    // The arrow keys have brought its form already.
    if (id === chosenId) heading.current?.focus();
    else entering.current = true;
  };
  return { heading, onEnter };
}
