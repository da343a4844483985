import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

/**
 * What reads a file for an import, 140 kB that only staff need: kept from their first visit of that
 * page on, so that a file can be read without a network. Its name changes with its content.
 */
export const cachedReader = new CacheFirst({
  cacheName: 'import-reader',
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    // 1: the one of the present version.
    new ExpirationPlugin({ maxEntries: 1 }),
  ],
});
