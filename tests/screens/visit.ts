// Brings a page to one of the screens, as somebody may see it.
import { expect, type Page } from '@playwright/test';
import { personMenu } from '../e2e/steps.ts';
import type { Screen } from './screens.ts';
import type { Residents } from './worlds.ts';

/** The sizes at which every screen is looked at, by their width in pixels. */
export const sizes = {
  '320': { width: 320, height: 640 },
  '390': { width: 390, height: 844 },
  '820': { width: 820, height: 1180 },
  '1440': { width: 1440, height: 900 },
} as const;
export type Width = keyof typeof sizes;

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** Whether this screen exists at that width: 1024 px is where a desktop's pages begin. */
export function existsAt({ only }: Screen, width: Width): boolean {
  return only !== 'narrow' || Number(width) < 1024;
}

export async function putOn(page: Page, scheme: Scheme, width: Width): Promise<void> {
  await page.setViewportSize(sizes[width]);
  await page.emulateMedia({ colorScheme: scheme });
}

/** The page in the screen's state; `anew` where what was done before must not show. */
export async function open(page: Page, screen: Screen, residents: Residents, anew: boolean) {
  const path = screen.path?.(residents) ?? screen.route.replace(/ .*/, '');
  // What waits for an answer gives up in the end, and would already have on the pages before.
  const isHere = !anew && screen.state !== 'pending' && new URL(page.url()).pathname !== path;
  // A link's way is the faster one: everything is loaded already.
  if (isHere) await page.evaluate((to) => history.pushState({}, '', to), path);
  else {
    // Not a reload, which keeps where one was: the step of a form.
    await page.goto('about:blank');
    await page.goto(path);
  }
  // What is drawn before the app looks like a page already.
  if (screen.world !== 'a visitor whom the app does not reach')
    await expect(personMenu(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
  await screen.act?.(page);
  const shows = typeof screen.shows === 'function' ? screen.shows(residents) : screen.shows;
  await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
}
