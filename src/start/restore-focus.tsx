import { type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * When the app replaces the prerendered content, a link there may have the keyboard's focus: the
 * same link of the app then gets it.
 */
export function RestoreFocus({ children }: { children: ReactNode }) {
  const [address] = useState(focusedAddress);
  useLayoutEffect(() => {
    for (const link of document.links) {
      if (addressOf(link) !== address) continue;
      // Two links may lead there; the hidden one does not take the focus.
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
