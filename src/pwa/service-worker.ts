/// <reference lib="webworker" />
import '#src/domain/without-eval.ts';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { placeholderImage } from '#src/domain/application.ts';
import { outboxTag } from '#src/sync/outbox-tag.ts';
import { sendOutboxFromServiceWorker } from './service-worker/send-outbox.ts';

declare const self: ServiceWorkerGlobalScope & {
  // Filled in by the build: the files of the shell and their revisions.
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const day = 24 * 60 * 60;
const isApi = (url: URL) => url.pathname === '/api' || url.pathname.startsWith('/api/');

// What answers which request. No route means: the network alone, and nothing is kept.
//
//   shell files        the device, as installed with this version
//   pages of the app   index.html of this version
//   /api/…             the network alone: rows live in IndexedDB, and a page is no answer to a call
//   pictures           the device, else the network, else a drawn one; so many, so long

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api(\/|$)/] }),
);

registerRoute(
  ({ request, url }) => request.destination === 'image' && !isApi(url),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      // No opaque answers (status 0): a failed one looks the same, and each counts for megabytes.
      new CacheableResponsePlugin({ statuses: [200] }),
      // 400: about 20 MB of portraits. 60 days: longer than most pets are listed.
      new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }),
      { handlerDidError: () => matchPrecache(placeholderImage) },
    ],
  }),
);

// Only when the person agrees: two versions of the app must not share one page.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// The first visit is controlled at once, so that its pictures are kept too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// Not in TypeScript's library: only Chromium has Background Sync.
type SyncEvent = ExtendableEvent & { tag: string };
self.addEventListener('sync' as 'activate', (event) => {
  if ((event as SyncEvent).tag === outboxTag) event.waitUntil(sendOutboxFromServiceWorker());
});
