import { useEffect } from 'react';

// Not in every browser, and only shown on an installed app's icon.
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows a number on the icon of the installed app; none for 0. */
export function useBadge(count: number): void {
  useEffect(() => {
    const { setAppBadge, clearAppBadge }: Badging = navigator;
    const shown = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
    // Refused where the app is not installed; the pill on the page says the same.
    shown?.catch(() => {});
  }, [count]);
}
