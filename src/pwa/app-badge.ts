import { useEffect } from 'react';

// Not in every browser; shown only on the icon of an installed app.
type Badging = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows a number on the icon of the installed app; none for 0. */
export function useBadge(count: number): void {
  useEffect(() => {
    const { setAppBadge, clearAppBadge }: Badging = navigator;
    const shown = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
    // Refused if the app is not installed; the pill on the page shows the same number.
    shown?.catch(() => {});
  }, [count]);
}
