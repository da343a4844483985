import { cartLink, putInCart, somePet } from '../e2e/steps.ts';
import { bareTab, clearDatabases, readyForOffline } from './device.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import { cartHeld, commandsAnswered, networkFaults, pill, upToDate } from './steps.ts';

for (const when of ['open', 'closed'] as const) {
  test(`a database that is cleared while the app is ${when} is missed, and what the server has comes back`, async ({
    page,
    context,
    request,
    network,
    database,
    allowConsoleError,
  }) => {
    allowConsoleError(networkFaults);
    allowConsoleError(/DatabaseClosed|storage|failed on this device|favicon|status of 409/);
    const nth = when === 'open' ? 6 : 8;
    const sent = await somePet(request, 'cat', nth);
    const unsent = await somePet(request, 'cat', nth + 1);
    const { email } = await registerNewUser(page);
    await putInCart(page, sent);
    await upToDate(page);
    const bare = await bareTab(context);
    const devtools = await context.newCDPSession(bare);
    const origin = new URL(page.url()).origin;
    await readyForOffline(page);
    await network.down();
    await putInCart(page, unsent);
    await expect(pill(page, /1 waiting/i)).toBeVisible();

    if (when === 'open') {
      await clearDatabases(devtools, origin);
      await expect(page.getByRole('alert').filter({ hasText: 'has cleared' })).toBeVisible();
      await network.up();
      await page.getByRole('button', { name: 'Load again' }).click();
    } else {
      await page.close();
      await clearDatabases(devtools, origin);
      await network.up();
    }
    const again = when === 'open' ? page : await context.newPage();
    if (when === 'closed') await again.goto('/');

    const told = again.getByText(/1 thing you did here had not been sent/i);
    await expect(told).toBeVisible();
    await upToDate(again);
    await expect(cartLink(again)).toContainText('1');
    expect(await cartHeld(database, email), 'what had been sent').toEqual([sent.id]);
    await again.reload();
    await expect(told, 'until it was read').toBeVisible();
    await again.getByRole('button', { name: 'Understood' }).click();
    await again.reload();
    await upToDate(again);
    await expect(told).toBeHidden();

    await putInCart(again, unsent);
    await upToDate(again);
    const both = [sent.id, unsent.id].toSorted();
    expect((await cartHeld(database, email)).toSorted()).toEqual(both);
    expect(await commandsAnswered(database, email)).toBe(2);
  });
}
