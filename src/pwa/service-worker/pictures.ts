import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { placeholderImage } from '#src/domain/application.ts';
import { privatePictures } from '#src/db/private-pictures.ts';
import { readSession } from '#src/db/session-row.ts';
import type { Asked } from './asks-for.ts';
import { mediaOnDevice } from './media-on-device.ts';
import { withDevice } from './with-device.ts';

const day = 24 * 60 * 60;
// A picture is the same for everyone, whatever the request's headers.
const matchOptions = { ignoreVary: true };
// No opaque answers (status 0): a failed one looks the same, and the browser counts each as
// megabytes.
const onlyStatus200 = new CacheableResponsePlugin({ statuses: [200] });
const isPrivate = ({ headers }: Response) => /private/.test(headers.get('Cache-Control') ?? '');
const notPrivate = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isPrivate(response) ? null : response,
};

/** Pictures that were seen in a list. */
const seen = new CacheFirst({
  cacheName: 'pictures',
  matchOptions,
  plugins: [
    onlyStatus200,
    notPrivate,
    // 400: 4 MB of portraits, some 80 MB of shelters' photos. 60 days: longer than most are listed.
    new ExpirationPlugin({
      maxEntries: 400,
      maxAgeSeconds: 60 * day,
      matchOptions,
      purgeOnQuotaError: true,
    }),
    {
      handlerDidError: async ({ request }) =>
        (await mediaOnDevice(request.url)) ??
        (await caches.match(request, { ...matchOptions, cacheName: privatePictures })) ??
        matchPrecache(placeholderImage),
    },
  ],
});

/**
 * Pictures of the pets that somebody looked at or wants. In a cache of their own, so that scrolling
 * past ten thousand others does not push them out; if space runs out, the others go and these stay.
 */
const wanted = new CacheFirst({
  cacheName: 'wanted-pictures',
  matchOptions,
  plugins: [
    onlyStatus200,
    notPrivate,
    // 200: more pets than anyone considers; beyond that, the least recently used picture goes.
    new ExpirationPlugin({ maxEntries: 200, matchOptions }),
  ],
});

/** The picture from a cache, else from the network, else from this device, else the placeholder. */
export async function cachedPicture(asked: Asked & { event: ExtendableEvent }): Promise<Response> {
  const isWanted = await caches.match(asked.request, {
    ...matchOptions,
    cacheName: wanted.cacheName,
  });
  const pictures = isWanted ? wanted : seen;
  let answer = await pictures.handle(asked);
  // Only a picture that not everybody may see is refused so: the session is older than an hour.
  if (answer.status === 401 && (await refreshSession())) answer = await pictures.handle(asked);
  if (answer.ok && isPrivate(answer)) asked.event.waitUntil(keepPrivately(asked, answer.clone()));
  if (answer.status !== 404) return answer;
  // Not on the server yet.
  return (await mediaOnDevice(asked.request.url)) ?? answer;
}

const refreshSession = () =>
  withDevice(async ({ database, session }) => {
    const { refreshes } = await readSession(database);
    return (await session.refresh(refreshes)).kind === 'ok';
  });

/**
 * 200: more pets than stand in anybody's cart and applications. Where there is a network, the server
 * is asked first each time; somebody may have lost the right to see it.
 */
async function keepPrivately({ request }: Asked, answer: Response): Promise<void> {
  const cache = await caches.open(privatePictures);
  await cache.put(request, answer);
  const older = (await cache.keys()).slice(0, -200);
  for (const one of older) await cache.delete(one);
}

/** Stores the picture at this address among the wanted ones. */
export async function keepPicture(url: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(url);
  try {
    await takeFromSeen(request);
    const [, done] = wanted.handleAll({ event, request });
    await done;
  } catch {
    // No network, or still no space: the next visit to this pet's page tries again.
  }
}

/** Copies a picture that a list has already fetched, so that it is not fetched again. */
async function takeFromSeen(request: Request): Promise<void> {
  const cache = await caches.open(wanted.cacheName);
  if (await cache.match(request, matchOptions)) return;
  const answer = await caches.match(request, { ...matchOptions, cacheName: seen.cacheName });
  if (answer === undefined) return;
  try {
    await cache.put(request, answer);
  } catch {
    // Full: pictures that were only seen in lists make room; this picture is then fetched again.
    await caches.delete(seen.cacheName);
  }
}
