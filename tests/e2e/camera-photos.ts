// Pictures as phones take them: large, lying on their side, and saying where they were taken.
import type { Page } from '@playwright/test';
import { wholeJpegSegments } from '#tests/device/exif.ts';

export type CameraPhoto = { name: string; mimeType: 'image/jpeg'; buffer: Buffer };

/**
 * A JPEG whose upper half is red and whose lower half is blue once it is turned upright. With `noise`
 * its renditions are large. No two are alike.
 */
export async function cameraPhoto(
  page: Page,
  name: string,
  { width = 1200, height = 900, noise = false, turned = false } = {},
): Promise<CameraPhoto> {
  const base64 = await page.evaluate(
    async (picture) => {
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.fillStyle = 'red';
      context.fillRect(0, 0, picture.width, picture.height);
      context.fillStyle = 'blue';
      // Lying on its side: what will be below is on the right.
      if (picture.turned) context.fillRect(picture.width / 2, 0, picture.width, picture.height);
      else context.fillRect(0, picture.height / 2, picture.width, picture.height);
      context.fillStyle = 'white';
      context.font = '40px sans-serif';
      context.fillText(picture.name + Math.random(), 10, 60);
      if (picture.noise) {
        const image = context.getImageData(0, 0, picture.width, picture.height);
        for (let at = 0; at < image.data.length; at += 1)
          image.data[at] = (image.data[at] ?? 0) * 0.7 + Math.random() * 75;
        context.putImageData(image, 0, 0);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    { width, height, noise, turned, name },
  );
  const jpeg = Buffer.from(base64, 'base64');
  // 6: what lies on the right belongs below.
  const buffer = Buffer.concat([
    jpeg.subarray(0, 2),
    wholeJpegSegments({ orientation: turned ? 6 : 1 }),
    jpeg.subarray(2),
  ]);
  return { name, mimeType: 'image/jpeg', buffer };
}
