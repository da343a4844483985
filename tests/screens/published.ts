// The published screenshots: those in the manifest, which the install dialog shows, and further
// ones in the README.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, request } from '@playwright/test';
import { root, step } from '#tools/steps.js';
import { pageTexts } from '#src/domain/page-texts.ts';
import { anApplication, fillApplication } from '../e2e/steps.ts';
import { type Act, pressInMain, readRequest, sendForm } from './acts.ts';
import { atRest, jpeg } from './camera.ts';
import type { Scheme } from './visit.ts';
import { enter, type WorldName } from './worlds.ts';

const narrow = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 };
const wide = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

type Published = {
  /** Relative to the project's folder. Files in public/ have the names that the manifest lists. */
  file: string;
  path: string;
  frame: typeof narrow;
  world?: WorldName;
  scheme?: Scheme;
  act?: Act;
};

const secondStepBegun: Act = async (page) => {
  const { fullName, email, phoneNumber, address } = anApplication;
  await pressInMain(pageTexts.proceedForApplication)(page);
  await fillApplication(page, { fullName, email, phoneNumber });
  await sendForm(page);
  await fillApplication(page, { address });
};

const published: readonly Published[] = [
  { file: 'public/screenshots/narrow-home.jpg', path: '/', frame: narrow },
  { file: 'public/screenshots/narrow-explore.jpg', path: '/Explore', frame: narrow },
  {
    file: 'public/screenshots/narrow-pet.jpg',
    path: '/Explore/buddy-golden-retriever',
    frame: narrow,
  },
  { file: 'public/screenshots/wide-home.jpg', path: '/', frame: wide },
  { file: 'public/screenshots/wide-explore.jpg', path: '/Explore', frame: wide },
  {
    file: 'tests/screens/published/list-dark.jpg',
    path: '/Cats/Kittens',
    frame: narrow,
    scheme: 'dark',
  },
  {
    file: 'tests/screens/published/queue.jpg',
    path: '/Dashboard',
    frame: wide,
    world: 'an admin',
    act: async (page) => {
      await readRequest(page);
      // With the other requests beside it.
      await page.getByRole('button', { name: /^All/ }).click();
    },
  },
  {
    file: 'tests/screens/published/step.jpg',
    path: '/Cart',
    frame: narrow,
    world: 'an adopter',
    act: secondStepBegun,
  },
];

async function take(browser: Browser, url: string, one: Published): Promise<void> {
  const { file, path, frame, world = 'visitor', scheme = 'light', act } = one;
  const newRequest = request.newContext.bind(request);
  const look = { ...frame, colorScheme: scheme };
  const { page } = await enter(world, browser, url, newRequest, look);
  await page.goto(path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  // All pets are loaded, so nothing will move.
  await page
    .getByRole('progressbar', { name: 'Pets on this device' })
    .waitFor({ state: 'detached' });
  await act?.(page);
  await atRest(page);
  const to = join(root, file);
  mkdirSync(join(to, '..'), { recursive: true });
  await page.screenshot({ ...jpeg, path: to });
  console.log(`  ${file}: ${(statSync(to).size / 1000).toFixed(0)} kB`);
  await page.context().close();
}

/** Takes each screenshot and writes it to its file in the project. */
export async function publish(browser: Browser, url: string): Promise<void> {
  for (const [at, one] of published.entries())
    await step(`${at + 1} of ${published.length}`, () => take(browser, url, one));
}
