import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

// Not in TypeScript's library: only Chromium has it.
type LaunchQueue = { setConsumer(consumer: (launch: { targetURL?: string }) => void): void };

/**
 * The installed app has one window (the manifest's launch_handler): a shortcut or a share goes to
 * the window that is open, and this shows its page there.
 */
export function useLaunches(): void {
  const router = useRouter();
  useEffect(() => {
    const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ targetURL }) => {
      if (targetURL === undefined) return;
      const { pathname, search, href } = new URL(targetURL);
      // The app's icon only brings the window to the front: the open page stays.
      if (pathname === '/' && search === '') return;
      // Also called for the launch that opened this window, whose page is shown already.
      if (href !== location.href) void router.navigate({ href: pathname + search });
    });
  }, [router]);
}
