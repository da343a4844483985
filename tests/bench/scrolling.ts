import { type BigDevice, openList } from './big-device.ts';
import { longestTaskOf } from './long-tasks.ts';

declare global {
  interface Window {
    mostElements?: number;
  }
}

const scrollMs = 5_000;
// 3,000 px a second: a quick thumb; a row of cards passes in a tenth of a second.
const pxPerSecond = 3_000;

export type Scrolled = { longestTaskMs: number; mostElements: number };

/** Scrolls the grid of all pets for 5 s. */
export async function scrollGrid(device: BigDevice): Promise<Scrolled> {
  const page = await device.slowPage();
  try {
    await openList(page);
    // Work left over from the start must not count.
    await page.waitForTimeout(2_000);
    await page.evaluate(() => {
      const elements = document.getElementsByTagName('*');
      const count = () => {
        window.mostElements = Math.max(window.mostElements ?? 0, elements.length);
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    });
    const session = await page.context().newCDPSession(page);
    const { longestTaskMs } = await longestTaskOf(page, () =>
      session.send('Input.synthesizeScrollGesture', {
        x: 200,
        y: 400,
        yDistance: (-pxPerSecond * scrollMs) / 1_000,
        speed: pxPerSecond,
        gestureSourceType: 'mouse',
        preventFling: true,
      }),
    );
    const mostElements = await page.evaluate(() => {
      if (scrollY === 0) throw new Error('Nothing was scrolled.');
      return window.mostElements ?? 0;
    });
    return { longestTaskMs, mostElements };
  } finally {
    await page.close();
  }
}
