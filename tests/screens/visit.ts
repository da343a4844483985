// Opens one of the screens in a page.
import { expect, type Page } from '@playwright/test';
import type { AnyRouter } from '@tanstack/react-router';
import { personMenu } from '../e2e/steps.ts';
import type { Screen } from './screen.ts';
import type { Residents } from './worlds.ts';

/** The sizes at which every screen is checked, by their width in pixels. */
export const sizes = {
  '320': { width: 320, height: 640 },
  '390': { width: 390, height: 844 },
  '820': { width: 820, height: 1180 },
  '1440': { width: 1440, height: 900 },
} as const;
export type Width = keyof typeof sizes;

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Whether this screen exists at that width: the desktop layout begins at 1024 px. */
export function existsAt({ only }: Screen, width: Width): boolean {
  return only !== 'narrow' || Number(width) < 1024;
}

export async function putOn(page: Page, scheme: Scheme, width: Width): Promise<void> {
  await page.setViewportSize(sizes[width]);
  await page.emulateMedia({ colorScheme: scheme });
}

/** Brings the page into the screen's state; `anew` discards what was done on it before. */
export async function open(page: Page, screen: Screen, residents: Residents, anew: boolean) {
  const path = screen.path?.(residents) ?? screen.route.replace(/ .*/, '');
  // A pending request times out in the end, and would have done so on the pages before.
  const hasApp = screen.world !== 'a visitor whom the app does not reach';
  const isHere =
    hasApp && !anew && screen.state !== 'pending' && new URL(page.url()).pathname !== path;
  // Navigating as a link does is faster: everything is loaded already.
  if (isHere) {
    await page.evaluate((to) => history.pushState({}, '', to), path);
    // The router's own word that the page is rendered: until then the one before would be acted on.
    await page.waitForFunction(() => {
      // TanStack Router leaves itself there, for its own tools.
      const { __TSR_ROUTER__: router } = globalThis as unknown as { __TSR_ROUTER__: AnyRouter };
      const { status, resolvedLocation } = router.state;
      return status === 'idle' && resolvedLocation?.href === router.latestLocation.href;
    });
  } else {
    // Not a reload, which would keep the step of a form.
    await page.goto('about:blank');
    await page.goto(path);
  }
  // Waits for the app, because the prerendered document looks like the page already.
  if (hasApp) await expect(personMenu(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await screen.act?.(page);
  const shows = typeof screen.shows === 'function' ? screen.shows(residents) : screen.shows;
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
}
