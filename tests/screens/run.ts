// Takes screenshots of every screen, or only the published ones; tools/screenshots.js lists the
// options.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type Page, request } from '@playwright/test';
import { Failure, main, root, step } from '#tools/steps.js';
import { atRest, jpeg, withCamera } from './camera.ts';
import { publish } from './published.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';
import { type Picture, writeSheets } from './sheets.ts';
import { existsAt, open, putOn, schemes, sizes, type Width } from './visit.ts';
import { enter, leave, type WorldName, worlds } from './worlds.ts';

const folder = join(root, 'test-results', 'screenshots');

/** The requested names; all names if none was requested. */
function chosen<Name extends string>(option: string, names: readonly Name[], asked?: string[]) {
  const unknown = asked?.filter((one) => !names.some((name) => name === one)) ?? [];
  if (unknown.length > 0)
    throw new Failure(`--${option} is one of: ${names.join('; ')} (not ${unknown.join(', ')}).`);
  return asked === undefined ? names : names.filter((name) => asked.includes(name));
}

/** Stretches the viewport to the page's height, at most to twice the screen's height. */
async function stretch(page: Page, width: Width): Promise<void> {
  const { height } = sizes[width];
  const wanted = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({
    width: sizes[width].width,
    height: Math.min(Math.max(wanted, height), height * 2),
  });
  await page.evaluate(() => scrollTo(0, 0));
}

/** Takes one screen at these widths, light and dark. */
async function shoot(
  page: Page,
  screen: Screen,
  widths: readonly Width[],
  again: () => Promise<void>,
) {
  const { world, route, state } = screen;
  const pictures: Picture[] = [];
  for (const [at, width] of widths.entries()) {
    await putOn(page, 'light', width);
    // A dialog or menu keeps the position of the screen size it was opened at, so open it again.
    if (state === 'open' && at > 0) await again();
    if (state !== 'open') await stretch(page, width);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await atRest(page);
      const name = [world, route, state, width, scheme].join(' ').replaceAll(/[^\w]+/g, '-');
      const file = `${name.toLowerCase()}.jpg`;
      await page.screenshot({ ...jpeg, path: join(folder, file) });
      pictures.push({ world, route, state, width, scheme, file });
    }
  }
  return pictures;
}

async function shootWorld(
  browser: Browser,
  url: string,
  world: WorldName,
  asked: readonly Width[],
) {
  const newRequest = request.newContext.bind(request);
  const { page, residents } = await enter(world, browser, url, newRequest);
  const pictures: Picture[] = [];
  const failures: string[] = [];
  const here = screens.filter((screen) => screen.world === world);
  let touched = true;
  for (const [at, screen] of here.entries()) {
    const widths = asked.filter((width) => existsAt(screen, width));
    const [first] = widths;
    if (first === undefined) continue;
    const name = `${screen.route}, ${screen.state}`;
    console.log(`  ${at + 1} of ${here.length}: ${name}`);
    try {
      await putOn(page, 'light', first);
      await open(page, screen, residents, touched);
      pictures.push(
        ...(await shoot(page, screen, widths, () => open(page, screen, residents, true))),
      );
    } catch (error) {
      failures.push(`${world}: ${name}: ${String(error)}`);
    }
    touched = screen.act !== undefined || failures.length > 0;
  }
  await leave(page);
  return { pictures, failures };
}

type Asked = { world?: string[]; width?: string[] };

async function shootAll(browser: Browser, url: string, asked: Asked): Promise<void> {
  // Object.keys loses the type of the keys.
  const wantedWorlds = chosen('world', Object.keys(worlds) as WorldName[], asked.world);
  const widths = chosen('width', Object.keys(sizes) as Width[], asked.width);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pictures: Picture[] = [];
  const failures: string[] = [];
  for (const [at, world] of wantedWorlds.entries()) {
    const title = `World ${at + 1} of ${wantedWorlds.length}, ${world}`;
    const taken = await step(title, () => shootWorld(browser, url, world, widths));
    pictures.push(...taken.pictures);
    failures.push(...taken.failures);
  }
  await step('Making the contact sheets', () => writeSheets(browser, folder, pictures));
  console.log(`${pictures.length} pictures: test-results/screenshots/index.html`);
  if (failures.length > 0) throw new Failure(`These screens did not come:\n${failures.join('\n')}`);
}

await main(() => {
  const many = { type: 'string', multiple: true } as const;
  const published = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({ options: { world: many, width: many, published } });
  return withCamera((browser, { url }) =>
    values.published ? publish(browser, url) : shootAll(browser, url, values),
  );
});
