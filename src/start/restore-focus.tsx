import { type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * Somebody with a keyboard may be on a link of the drawn page when the app takes its place: the same
 * link of the app then has the focus.
 */
export function RestoreFocus({ children }: { children: ReactNode }) {
  const [address] = useState(focusedAddress);
  useLayoutEffect(() => {
    for (const link of document.links) {
      if (addressOf(link) !== address) continue;
      // Of two that lead there, one is hidden and does not take it.
      link.focus({ preventScroll: true });
      if (document.activeElement === link) return;
    }
  }, [address]);
  return children;
}

const addressOf = ({ pathname }: HTMLAnchorElement | HTMLAreaElement) => pathname.toLowerCase();

function focusedAddress(): string | undefined {
  const link = document.activeElement;
  return link instanceof HTMLAnchorElement ? addressOf(link) : undefined;
}
