import type { BrowserContext } from '@playwright/test';
import { decode, sign } from 'hono/jwt';
import { keysOf } from '#worker/supabase/keys.ts';
import { putInCart, somePet, applyFromCart } from '../e2e/steps.ts';
import { expect, registerNewUser, test } from './fixtures.ts';
import {
  applicationsHeld,
  expectOneSettledApplication,
  networkFaults,
  pill,
  readyToGoOffline,
  upToDate,
} from './steps.ts';

const refresh = 'POST /api/session/refresh';

/**
 * Expires the access token in the session cookie. Tokens are valid for an hour, so the test does
 * not wait but writes the same token with an earlier expiry, signed with the server's own key. The
 * refresh token in the cookie stays the same.
 */
async function letTokenRunOut(context: BrowserContext, dataDir: string): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'homeward');
  if (!cookie) throw new Error('Nobody is signed in.');
  const text = cookie.value.slice('base64-'.length);
  const session = JSON.parse(Buffer.from(text, 'base64url').toString());
  const exp = Math.floor(Date.now() / 1000) - 60;
  const { jwtSecret } = await keysOf(dataDir);
  const claims = { ...decode(session.access_token).payload, exp };
  session.access_token = await sign(claims, jwtSecret, 'HS256');
  session.expires_at = exp;
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  await context.addCookies([{ ...cookie, value }]);
}

test('a token that ran out while offline is refreshed once for all, and what waits is sent', async ({
  page,
  context,
  request,
  network,
  server,
  database,
  allowConsoleError,
}) => {
  allowConsoleError(networkFaults);
  // Each request with the expired token is answered 401.
  allowConsoleError(/status of 401/);
  const { email } = await registerNewUser(page);
  const pet = await somePet(request, 'dog', 5);
  await putInCart(page, pet);
  await upToDate(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/Cart');
  await readyToGoOffline(otherTab);
  await network.down();
  await applyFromCart(page);
  await expect(pill(page, /offline, 1 waiting/i)).toBeVisible();
  await letTokenRunOut(context, server.dataDir);
  await network.up();

  await Promise.all([page.reload(), otherTab.reload()]);
  await upToDate(page);
  await upToDate(otherTab);
  expect(network.seen(refresh)).toHaveLength(1);
  expect(await applicationsHeld(database, email)).toBe(1);
  await expectOneSettledApplication(page, pet);
  await expectOneSettledApplication(otherTab, pet);
});
