import { test as base, expect, type Page } from '@playwright/test';
import { connectionLost, ConsoleWatch } from './console-watch.ts';
import { accounts, keeper, type Person, registered } from './people.ts';
import { PersonalWords } from './personal-words.ts';
import { Server } from './server.ts';

type TestFixtures = {
  /** Allows errors that the test causes on purpose: `allowConsoleError(/ERR_CONNECTION_REFUSED/)`. */
  allowConsoleError: ((pattern: RegExp) => void) & { violations(): void };
  /** Fails a test after which a server's log holds an address, a password or a token. */
  nothingPersonalLogged: void;
  /** Kills the server until the test ends or starts it again; allows what a browser logs then. */
  stopServer: () => Promise<void>;
  /** A newly registered user, signed in on `page`, for tests that are not about signing in. */
  newcomer: Person;
  /** `page`, signed in as the demo admin. */
  adminPage: Page;
};
type WorkerFixtures = { server: Server };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright reads a fixture's dependencies from this parameter, which must be a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.create();
      await server.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker', timeout: 150_000 },
  ],

  baseURL: ({ server }, use) => use(server.url),

  allowConsoleError: [
    async ({ browser }, use) => {
      const watch = new ConsoleWatch(browser);
      const allow = (pattern: RegExp) => watch.allow(pattern);
      await use(Object.assign(allow, { violations: () => watch.allowViolations() }));
      watch.end(browser);
      expect(watch.unexpected(), 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],

  nothingPersonalLogged: [
    async ({ browser }, use) => {
      const words = new PersonalWords(browser);
      await use();
      expect(await words.logged(browser), 'lines of the log about a person').toEqual([]);
    },
    { auto: true },
  ],

  stopServer: async ({ server, allowConsoleError }, use) => {
    await use(async () => {
      allowConsoleError(serverIsAway);
      await server.stop();
    });
    // A test that failed while the server was stopped must not fail those after it.
    if (!server.running) await server.start();
  },

  newcomer: async ({ page, allowConsoleError }, use) => {
    allowConsoleError(requestedAsGuest);
    await use(await registered(page.request));
  },

  adminPage: async ({ page, allowConsoleError }, use) => {
    allowConsoleError(requestedAsGuest);
    await keeper(page.request);
    await use(page);
  },
});

// A device with a session cookie and no stored session requests as a guest first.
export const requestedAsGuest = /status of 409 .*\/api\/(sync|live)/;

// The statuses are the service worker's answers in place of the server's.
const serverIsAway = new RegExp(`${connectionLost.source}|status of (404|503)`);

export { expect };

/** Signs in with a demo account, as a person would. Ends on the page that follows. */
export async function signIn(page: Page, role: keyof typeof accounts): Promise<void> {
  const { path, ...account } = accounts[role];
  await page.goto(path);
  await fillSignIn(page, account);
  await expect(page).toHaveURL(role === 'admin' ? /\/dashboard$/i : /\/$/);
}

/** Signs in with any user account, for example on another device. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await page.goto('/Login');
  await fillSignIn(page, account);
  await expect(page).toHaveURL(/\/$/);
}

type Account = { email: string; password: string };

export async function fillSignIn(page: Page, { email, password }: Account): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password').fill(password);
  await main.getByRole('button', { name: /^log ?in$/i }).click();
}

let newcomers = 0;

/** Registers a new account, and leaves it signed in. */
export async function registerNewUser(
  page: Page,
  { isAdmin = false } = {},
): Promise<{ name: string; email: string; password: string }> {
  newcomers += 1;
  // Each worker process has a server of its own, so a number is unique enough.
  const account = {
    name: `Newcomer ${newcomers}`,
    email: `newcomer-${process.pid}-${newcomers}@homeward.example`,
    password: 'a-long-enough-password',
  };
  await page.goto('/Register');
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill(account.name);
  await main.getByLabel('Email').fill(account.email);
  await main.getByLabel('Password').fill(account.password);
  if (isAdmin) await main.getByLabel('Register as Admin').check();
  await main.getByRole('button', { name: /^(register|sign up|create)/i }).click();
  await expect(page).toHaveURL(isAdmin ? /\/dashboard$/i : /\/$/);
  return account;
}
