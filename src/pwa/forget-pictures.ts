/** Deletes the pictures that the service worker keeps: they tell which pets somebody looked at. */
export async function forgetPictures(): Promise<void> {
  // Absent where a page is not served securely; then there are none.
  const names = (await globalThis.caches?.keys()) ?? [];
  const pictures = names.filter((name) => name.endsWith('pictures'));
  await Promise.all(pictures.map((name) => caches.delete(name)));
}
