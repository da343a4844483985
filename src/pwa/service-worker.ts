/// <reference lib="webworker" />
import '#src/domain/zod-csp.ts';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { outboxTag } from '#src/sync/push.ts';
import {
  asksForFile,
  asksForPage,
  asksForPicture,
  asksForReader,
  asksForUnknownPage,
} from './service-worker/asks-for.ts';
import { appDocument, networkOrCachedFile, networkOrNotFound } from './service-worker/documents.ts';
import { keepPicture, cachedPicture } from './service-worker/pictures.ts';
import { handleNotifications } from './service-worker/notifications.ts';
import { cachedReader } from './service-worker/reader.ts';
import { sendOutboxFromServiceWorker } from './service-worker/send-outbox.ts';

declare const self: ServiceWorkerGlobalScope & {
  // Set by the build: the files of the shell and their revisions.
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

// What answers which request: the first row that matches.
//
//   a shell file (script, style, font, drawing)   the device, as installed with this version
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
registerRoute(asksForPage, appDocument);
registerRoute(asksForFile, networkOrCachedFile);
registerRoute(asksForUnknownPage, networkOrNotFound);
registerRoute(asksForPicture, cachedPicture);
registerRoute(asksForReader, cachedReader);
//   anything else                                 the network alone, and nothing is stored
//
// /api matches no row. Private answers must not outlive a sign-out (a picture that is private has a
// cache that goes with its person: src/db/private-pictures.ts), and a document is no answer to an API
// call. The public catalogue needs no copy here either: the browser's HTTP cache stores its
// answers as long as their headers allow, and the pets are in IndexedDB. Cache Storage would hold
// the same megabytes a third time.

cleanupOutdatedCaches();

// Only once the person agrees: two versions of the app must not run in one page.
self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// A page tells which pictures matter to the person (keepPictures in status.ts).
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'KEEP_PICTURES') return;
  // Only our own pages can send messages, but an older page may send another shape.
  const urls: unknown[] = Array.isArray(event.data.urls) ? event.data.urls : [];
  const texts = urls.filter((url) => typeof url === 'string');
  event.waitUntil(Promise.all(texts.map((url) => keepPicture(url, event))));
});

// The first visit is controlled at once, so that its pictures are stored too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// Not in TypeScript's library: only Chromium has Background Sync.
type SyncEvent = ExtendableEvent & { tag: string };
self.addEventListener('sync' as 'activate', (event) => {
  if ((event as SyncEvent).tag === outboxTag) event.waitUntil(sendOutboxFromServiceWorker());
});

handleNotifications();
