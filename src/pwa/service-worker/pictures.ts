import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { placeholderImage } from '#src/domain/application.ts';
import type { Asked } from './asks-for.ts';

const day = 24 * 60 * 60;
// The build decides what a picture may be answered as; its reader does not.
const matchOptions = { ignoreVary: true };
// No opaque answers (status 0): a failed one looks the same, and each counts for megabytes.
const onlyWhole = new CacheableResponsePlugin({ statuses: [200] });

/** Pictures that went by in a list. */
const seen = new CacheFirst({
  cacheName: 'pictures',
  matchOptions,
  plugins: [
    onlyWhole,
    // 400: 4 MB of portraits, some 80 MB of shelters' photos. 60 days: longer than most are listed.
    new ExpirationPlugin({
      maxEntries: 400,
      maxAgeSeconds: 60 * day,
      matchOptions,
      purgeOnQuotaError: true,
    }),
    { handlerDidError: () => matchPrecache(placeholderImage) },
  ],
});

/**
 * Pictures of the pets that somebody looked at or wants. Apart, so that scrolling ten thousand
 * others past does not push them out; and where space runs out, the others go and these stay.
 */
const wanted = new CacheFirst({
  cacheName: 'wanted-pictures',
  matchOptions,
  plugins: [
    onlyWhole,
    // 200: more pets than anyone considers; the one that was asked for longest ago makes room.
    new ExpirationPlugin({ maxEntries: 200, matchOptions }),
  ],
});

/** The picture as it is kept, else from the network, else a drawn one. */
export async function cachedPicture(asked: Asked & { event: ExtendableEvent }): Promise<Response> {
  const isWanted = await caches.match(asked.request, {
    ...matchOptions,
    cacheName: wanted.cacheName,
  });
  return (isWanted ? wanted : seen).handle(asked);
}

/** Keeps the picture at this address among the wanted ones, from now on. */
export async function keepPicture(url: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(url);
  try {
    await takeFromSeen(request);
    const [, done] = wanted.handleAll({ event, request });
    await done;
  } catch {
    // Without a network, or without space even so: the next look at this pet tries again.
  }
}

/** Saves fetching again what a list has shown a moment ago. */
async function takeFromSeen(request: Request): Promise<void> {
  const cache = await caches.open(wanted.cacheName);
  if (await cache.match(request, matchOptions)) return;
  const answer = await caches.match(request, { ...matchOptions, cacheName: seen.cacheName });
  if (answer === undefined) return;
  try {
    await cache.put(request, answer);
  } catch {
    // Full: what merely went by makes room; the picture is then fetched again.
    await caches.delete(seen.cacheName);
  }
}
