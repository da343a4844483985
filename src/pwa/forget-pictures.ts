/** Deletes the pictures that the service worker stores: they show which pets somebody looked at. */
export async function forgetPictures(): Promise<void> {
  // `caches` is missing if the page is not served securely; then there are no pictures.
  const names = (await globalThis.caches?.keys()) ?? [];
  const pictures = names.filter((name) => name.endsWith('pictures'));
  await Promise.all(pictures.map((name) => caches.delete(name)));
}
