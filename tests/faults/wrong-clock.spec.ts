import { applyFromCart, putInCart, somePet } from '../e2e/steps.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import { applicationsHeld, commandsAnswered, networkFaults, upToDate } from './steps.ts';

const dayMs = 86_400_000;

// Only the page's clock is moved, so the service worker must not send.
test.use({ serviceWorkers: 'block' });

for (const [what, byMs, nth] of [
  ['a day ahead', dayMs, 17],
  ['a day behind', -dayMs, 18],
] as const) {
  test(`a device whose clock is ${what} sends, waits and reads as any other`, async ({
    page,
    request,
    network,
    database,
    allowConsoleError,
  }) => {
    allowConsoleError(networkFaults);
    await page.addInitScript((shift) => {
      const RealDate = Date;
      const now = () => RealDate.now() + shift;
      globalThis.Date = new Proxy(RealDate, {
        construct: (target, args: []) =>
          args.length > 0 ? new target(...args) : new target(now()),
        get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
      });
    }, byMs);
    const { email } = await registerNewUser(page);
    const pet = await somePet(request, 'cat', nth);
    await putInCart(page, pet);
    await upToDate(page);
    const skew = await page.evaluate(() => Date.now());
    expect(Math.abs(skew - Date.now() - byMs), 'the page has another date').toBeLessThan(60_000);

    // The server names a time 2 s ahead by its own clock, which is a day off for the page.
    const before = network.seen('POST /api/sync/push').length;
    network.once('POST /api/sync/push', (exchange) => {
      const now = Math.floor(Date.now() / 1000) * 1000;
      const headers = {
        'Content-Type': 'application/json',
        Date: new Date(now).toUTCString(),
        'Retry-After': new Date(now + 2000).toUTCString(),
      };
      exchange.answer(503, headers, JSON.stringify({ code: 'busy', message: 'Not now.' }));
    });
    await applyFromCart(page);
    await upToDate(page);
    const [refused, repeated] = network.seen('POST /api/sync/push').slice(before);
    const waitedMs = (repeated?.at ?? 0) - (refused?.at ?? 0);
    expect(waitedMs).toBeGreaterThan(1_900);
    expect(waitedMs).toBeLessThan(10_000);
    expect(refused?.body).toBe(repeated?.body);

    await page.goto('/Dashboard');
    const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: pet.name });
    await expect(mine).toHaveCount(1);
    expect(await applicationsHeld(database, email, pet.id)).toBe(1);
    expect(await commandsAnswered(database, email), 'put in the cart, applied').toBe(2);
    // The stored time is the server's.
    const [row] = await database.sql(`
      select abs(extract(epoch from now() - r.created_at)) as seconds
      from public.adoption_requests r join public.users u on u.id = r.user_id
      where u.email = '${email}'`);
    expect(Number(row?.['seconds'])).toBeLessThan(60);
  });
}
