// The way out when a released service worker does harm. Nothing loads this file: deploy it in the
// place of sw.js (README.md says how), and every browser that asks for a newer version gets it. It
// gives up every page to the network, deletes what was kept of the app and its pictures, takes itself
// away and loads open pages again. IndexedDB is not touched: what people said is there, and is sent.
let asking;

self.addEventListener('install', () => {
  // Asked until it happens: a wish that Chromium 156 hears while the old worker is busy, it forgets.
  asking = setInterval(() => void self.skipWaiting(), 500);
});

self.addEventListener('activate', (event) => {
  clearInterval(asking);
  event.waitUntil(freeTheBrowser());
});

async function freeTheBrowser() {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  // More than once: a page that loads itself again as the worker changes may still have come to us.
  // Not without end: a page that cannot be led anywhere is freed when it is closed. One that was
  // loaded since then belongs to nobody, so that this does not go round: it registers this file
  // again, which finds nobody to reload.
  for (let round = 0; round < 20; round += 1) {
    const pages = await self.clients.matchAll({ type: 'window' });
    if (pages.length === 0) return;
    await Promise.allSettled(pages.map((page) => page.navigate(page.url)));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
