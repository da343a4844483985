// The bar, the account menu, the search panel and the footer: section 2 of the specification.
import { expect, fillSignIn, logIn, test } from './fixtures.ts';
import { accounts, inCart, say } from './people.ts';
import { cartLink, heading, holdBack, logOut, openApp, personMenu, somePet } from './steps.ts';

const barLinks = ['/Explore', '/Doggs/puppies', '/Cats/Kittens', '/Others', '/Ai', '/'];

test('every place of the navigation is reachable on a wide screen', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const href of barLinks) {
    // The case of a path does not matter.
    await expect(header.locator(`a[href="${href}" i]`).first()).toBeVisible();
  }
});

test('every place of the navigation is reachable on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  for (const [name, path] of [
    ['Explore', '/Explore'],
    ['Home', '/'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`, 'i'));
  }
});

test('the search panel needs words, then closes and shows the results', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('button', { name: /search/i })
    .filter({ visible: true })
    .first()
    .click();
  const field = page.getByPlaceholder(
    'Search by pet name, breed, type, or age (e.g., Buddy, Golden Retriever, dog, young)',
  );
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('required', '');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(field).toBeVisible();
  await field.fill('Golden Retriever');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/SearchList\?query=Golden(\+|%20)Retriever$/);
  await expect(field).toBeHidden();
});

test("a guest's menu welcomes, leads on, and closes on a click outside and on Escape", async ({
  page,
}) => {
  await page.goto('/');
  const toggle = personMenu(page);
  await toggle.click();
  await expect(page.getByText('Welcome Guest')).toBeVisible();
  for (const [name, href] of [
    ['All Pets', '/'],
    ['Login', '/Login'],
    ['Register', '/Register'],
  ] as const) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await expect(link.filter({ visible: true }).last()).toHaveAttribute('href', href);
  }
  await page.mouse.click(300, 500);
  await expect(page.getByText('Welcome Guest')).toBeHidden();
  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Welcome Guest')).toBeHidden();
});

test("a user's menu names them and leads to their applications and out", async ({
  page,
  newcomer,
}) => {
  await page.goto('/');
  await personMenu(page).click();
  await expect(page.getByText(newcomer.email)).toBeVisible();
  await expect(page.getByRole('link', { name: 'MyApplications' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

test("an admin's menu leads to the applications of everybody", async ({ adminPage: page }) => {
  await page.goto('/');
  await personMenu(page).click();
  await expect(page.getByText('keeper@homeward.example')).toBeVisible();
  await page.getByText('Manage Applications').click();
  await expect(page).toHaveURL(/\/Dashboard$/i);
});

test('logging out empties the cart and leads home', async ({ page, newcomer }) => {
  await say(newcomer, inCart(await somePet(newcomer.request, 'dog', 3)));
  await page.goto('/Explore');
  await expect(cartLink(page)).toContainText('1');
  await logOut(page);
  await logIn(page, newcomer);
  await page.goto('/Cart');
  await expect(page.getByText('Your cart is empty!')).toBeVisible();
});

test('the footer leads to pages of its own and names its year', async ({ page }) => {
  await page.goto('/Explore');
  const footer = page.getByRole('contentinfo');
  for (const [name, says] of [
    ['About', 'works without a network'],
    ['Privacy Policy', 'Who is responsible'],
    ['Licensing', 'Permission is hereby granted, free of charge'],
    ['Contact', 'Questions about pets, applications and your data'],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
  }
  await expect(footer.getByText(/2024/)).toBeVisible();
});

test(
  'the licences of what the app is built with are there to be read',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/licensing');
    const link = page.getByRole('link', { name: 'third-party notices' });
    const notices = await page.request.get((await link.getAttribute('href')) ?? '');
    const text = await notices.text();
    for (const name of ['react ', 'dexie ', '@tanstack/react-router ', 'fraunces'])
      expect(text).toContain(name);
    expect(text).toContain('Copyright');
  },
);

test('a card on a list leads to the pet under that list', async ({ page, request }) => {
  const pet = await somePet(request, 'rabbit', 1);
  await page.goto('/Others');
  await page.getByRole('main').locator(`a[href$="/${pet.id}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/Others/${pet.id}$`));
});

test(
  'a press while the portrait still grows reaches the button',
  { tag: '@long' },
  async ({ page }) => {
    await openApp(page, '/Explore');
    await page.evaluate(() => {
      const slow = new CSSStyleSheet();
      slow.replaceSync('::view-transition-group(*) { animation-duration: 8s !important; }');
      document.adoptedStyleSheets.push(slow);
    });
    await page.getByRole('main').locator('li article a').first().click();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Login to Adopt' }).click({
      timeout: 4_000,
    });
    await expect(page).toHaveURL(/\/Login$/);
  },
);

test(
  'who turns back while the next page comes in sees no error',
  { tag: '@long' },
  async ({ page }) => {
    await openApp(page, '/Explore');
    const overtaken = await page.evaluate(async () => {
      const list = location.pathname;
      let overtaken = 0;
      addEventListener('unhandledrejection', () => (overtaken += 1));
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = begin(update);
        // The next page is rendered, but not yet on screen.
        if (location.pathname !== list)
          void transition.updateCallbackDone.then(() => history.back());
        return transition;
      };
      // A card's link, because the pet's page, shown for a moment more, links back to the list.
      const link = () => document.querySelector<HTMLElement>('main li article a');
      const listShown = async () => {
        while (!link()) await new Promise((resolve) => setTimeout(resolve, 5));
      };
      for (let turns = 0; turns < 5; turns += 1) {
        await listShown();
        const turnedBack = new Promise((resolve) =>
          addEventListener('popstate', resolve, { once: true }),
        );
        link()?.click();
        await turnedBack;
      }
      await listShown();
      return overtaken;
    });
    expect(overtaken).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/Explore$/);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  },
);

test(
  'who turns back right after the login is told that they are logged in',
  { tag: '@long' },
  async ({ page }) => {
    await openApp(page, '/Login');
    await page.evaluate(() => {
      const push = history.pushState.bind(history);
      history.pushState = (...given) => {
        push(...given);
        // The address is the next page's, which is still to come.
        history.pushState = push;
        history.back();
      };
    });
    await fillSignIn(page, accounts.user);
    await expect(page.getByText(/You are logged in as/)).toBeVisible();
    await expect(page).toHaveURL(/\/Login$/);
  },
);

test(
  'what is typed right after the search button stands in its field',
  { tag: '@long' },
  async ({ page }) => {
    const arrive = await holdBack(page, '**/assets/search-panel-*.js');
    await openApp(page, '/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.keyboard.type('Golden Retrievr');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('er');
    arrive();
    const field = page.getByRole('searchbox');
    await expect(field).toHaveValue('Golden Retriever');
    await expect(field).toBeFocused();
    await page.keyboard.type('s');
    await expect(field).toHaveValue('Golden Retrievers');
  },
);

test(
  'at 820 px a page to read begins where the header does',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    for (const path of ['/Login', '/Ai', '/Covid']) {
      await openApp(page, path);
      const [title, brand] = await Promise.all(
        [heading(page, /./).first(), page.getByRole('link', { name: 'Homeward' })].map((one) =>
          one.boundingBox(),
        ),
      );
      expect(title?.x, path).toBe(brand?.x);
    }
  },
);
