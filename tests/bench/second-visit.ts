import type { BigDevice } from './big-device.ts';

declare global {
  interface Window {
    firstCardAt?: number;
  }
}

/** From the navigation to the first pet card on screen, in ms; the server is stopped. */
export async function secondVisit(device: BigDevice): Promise<number> {
  const page = await device.slowPage();
  try {
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('main li article') === null) return;
        observer.disconnect();
        // The task after the frame runs once the frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => (window.firstCardAt = performance.now()));
          port1.start();
          port2.postMessage(undefined);
        });
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    await page.goto('/Explore', { waitUntil: 'commit' });
    const measured = await page.waitForFunction(() => window.firstCardAt, undefined, {
      timeout: 60_000,
    });
    return (await measured.jsonValue()) ?? Number.NaN;
  } finally {
    await page.close();
  }
}
