import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

// Not in TypeScript's library: only Chromium has it.
type LaunchQueue = { setConsumer(consumer: (launch: { targetURL?: string }) => void): void };

/**
 * The installed app is opened once (the manifest's launch_handler): a shortcut or a share comes to
 * the page that is open, and this leads it there.
 */
export function useLaunches(): void {
  const router = useRouter();
  useEffect(() => {
    const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ targetURL }) => {
      if (targetURL === undefined) return;
      const { pathname, search, href } = new URL(targetURL);
      // The icon itself only brings the app to the front: whoever was reading goes on reading.
      if (pathname === '/' && search === '') return;
      // The first launch is told here too, and its page is the one that stands here.
      if (href !== location.href) void router.navigate({ href: pathname + search });
    });
  }, [router]);
}
