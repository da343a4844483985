/** Where the service worker stores pictures that not everybody may see. */
export const privatePictures = 'private-pictures';

/** Deletes them: they leave a device with the person they were shown to. */
export async function forgetPrivatePictures(): Promise<void> {
  // `caches` is missing if the page is not served securely, and refused where there can be no service
  // worker. Then none were stored.
  await globalThis.caches?.delete(privatePictures).catch(() => false);
}
