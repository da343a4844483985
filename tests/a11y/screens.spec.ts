// axe-core finds no violation on any route, in any state it has, light or dark, narrow or wide.
// Nothing is animated that should not be, and everything fits, with text twice as large too.
// `npm run a11y` checks all of them, `npm test` every route and every state once in each.
import { expect, test } from '../e2e/fixtures.ts';
import { violationsOf } from './axe.ts';
import { layoutFaults, largeTextFaults } from './measure.ts';
import { chosenLooks, everyLook } from './looks.ts';
import type { Screen } from '../screens/screen.ts';
import { screens } from '../screens/screens.ts';
import { open, putOn } from '../screens/visit.ts';
import { enter, leave, type WorldName, worlds } from '../screens/worlds.ts';

const looks = process.env['EVERY_LOOK'] === 'yes' ? everyLook : chosenLooks;

// A failing server, no network, an app that does not load, a page and a pet that do not exist; and
// a session cookie that was set while the page believed that nobody is signed in. Photos that a world
// added, and that never arrived.
const expectedErrors =
  /status of 503|status of 422 .*api\/media|status of 404 .*\/media\/|ERR_INTERNET_DISCONNECTED|Failed to fetch .*index-|status of 404 .*(nowhere|nobody-of-that-name)|409 .*api\/live|status of 403 .*admin-invitation/;

for (const world of Object.keys(worlds) as WorldName[]) {
  const here = screens.filter((screen) => screen.world === world);
  const lookedAt = (screen: Screen) =>
    looks.filter(
      ({ route, state, ...look }) =>
        look.world === world && route === screen.route && state === screen.state,
    );
  const count = here.flatMap(lookedAt).length;
  // None was chosen: the same state of the route is checked in another world.
  if (count === 0) continue;
  test(`${count} looks of ${world} have no violation`, async ({
    browser,
    server,
    playwright,
    allowConsoleError,
  }) => {
    allowConsoleError(expectedErrors);
    const newRequest = playwright.request.newContext.bind(playwright.request);
    const { page, residents } = await enter(world, browser, server.url, newRequest);
    const session = await page.context().newCDPSession(page);
    const found: string[] = [];
    let touched = true;
    for (const screen of here) {
      const [first, ...others] = lookedAt(screen);
      if (first === undefined) continue;
      await test.step(`${screen.route}, ${screen.state}`, async () => {
        await putOn(page, first.scheme, first.width);
        await open(page, screen, residents, touched);
        touched = screen.act !== undefined;
        for (const look of [first, ...others]) {
          await putOn(page, look.scheme, look.width);
          const faults = [
            ...(await violationsOf(page)),
            ...(await layoutFaults(page)),
            ...(await largeTextFaults(page, session, look.width)),
          ];
          found.push(...faults.map((fault) => `${Object.values(look).join(', ')}: ${fault}`));
        }
      });
    }
    await leave(page);
    expect(found.join('\n')).toBe('');
  });
}
