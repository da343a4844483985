/// <reference lib="webworker" />
import '#src/domain/zod-csp.ts';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { outboxTag } from '#src/sync/push.ts';
import {
  asksForFile,
  asksForPage,
  asksForPicture,
  asksForUnknownPage,
} from './service-worker/asks-for.ts';
import { appDocument, networkOrCachedFile, networkOrNotFound } from './service-worker/documents.ts';
import { keepPicture, cachedPicture } from './service-worker/pictures.ts';
import { handleNotifications } from './service-worker/notifications.ts';
import { sendOutboxFromServiceWorker } from './service-worker/send-outbox.ts';

declare const self: ServiceWorkerGlobalScope & {
  // Filled in by the build: the files of the shell and their revisions.
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

// What answers which request: the first row that fits.
//
//   a shell file (script, style, font, drawing)   the device, as installed with this version
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
registerRoute(asksForPage, appDocument);
registerRoute(asksForFile, networkOrCachedFile);
registerRoute(asksForUnknownPage, networkOrNotFound);
registerRoute(asksForPicture, cachedPicture);
//   anything else                                 the network alone, and nothing is kept
//
// /api fits no row. Private answers must not outlive a sign-out, and a page is no answer to a call.
// The public catalogue needs no copy here either: the browser's HTTP cache holds what is immutable
// and what lives 5 s, as its headers say, and the pets themselves are in IndexedDB. A copy in Cache
// Storage would be the third of the same megabytes.

cleanupOutdatedCaches();

// Only when the person agrees: two versions of the app must not share one page.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// A page says whose pictures matter to the person (keepPictures in status.ts).
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'KEEP_PICTURES') return;
  // Ours alone can send a message, but an older page may send another shape.
  const urls: unknown[] = Array.isArray(event.data.urls) ? event.data.urls : [];
  const texts = urls.filter((url) => typeof url === 'string');
  event.waitUntil(Promise.all(texts.map((url) => keepPicture(url, event))));
});

// The first visit is controlled at once, so that its pictures are kept too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// Not in TypeScript's library: only Chromium has Background Sync.
type SyncEvent = ExtendableEvent & { tag: string };
self.addEventListener('sync' as 'activate', (event) => {
  if ((event as SyncEvent).tag === outboxTag) event.waitUntil(sendOutboxFromServiceWorker());
});

handleNotifications();
