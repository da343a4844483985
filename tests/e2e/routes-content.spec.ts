// The rows of the specification's route table with content only: home, guides, not found.
import { expect, test } from './fixtures.ts';
import { heading } from './steps.ts';

test('/ greets with a hero, three cards, four questions and four stories', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page, 'Find Your Forever Friend')).toBeVisible();
  const main = page.getByRole('main');
  for (const [title, href] of [
    ['Adopter checklist', '/Checklist'],
    ['Covid-19 resources', '/Covid'],
    ['Exclusive articles', '/Articles'],
  ] as const) {
    const card = main.getByRole('listitem').filter({ has: heading(page, title) });
    await expect(card.getByRole('link')).toHaveAttribute('href', href);
  }
  await expect(main.locator('details')).toHaveCount(4);
  await main.locator('summary', { hasText: /fee|cost/i }).click();
  await expect(main.getByText(/\$50 to \$200/)).toBeVisible();
  await expect(main.locator('blockquote')).toHaveCount(4);
});

test('/Covid is a guide whose sections open and close', async ({ page }) => {
  await page.goto('/Covid');
  const sections = page.getByRole('main').locator('details');
  await expect(sections.nth(3)).toBeVisible();
  const closed = page.getByRole('main').locator('details:not([open])').first();
  const summary = await closed.locator('summary').textContent();
  const section = sections.filter({ hasText: summary ?? '' });
  await section.locator('summary').click();
  await expect(section).toHaveAttribute('open', '');
});

test('/Checklist ticks ten items off, and they stay ticked after a reload', async ({ page }) => {
  await page.goto('/Checklist');
  const boxes = page.getByRole('main').getByRole('checkbox');
  await expect(boxes).toHaveCount(10);
  await expect(page.getByText('0 of 10 tasks completed')).toBeVisible();
  await boxes.nth(0).check();
  await boxes.nth(9).check();
  await expect(page.getByText('2 of 10 tasks completed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 of 10 tasks completed')).toBeVisible();
  await expect(boxes.nth(9)).toBeChecked();
});

test('/Articles is an article', async ({ page }) => {
  await page.goto('/Articles');
  const words = async () => (await page.getByRole('main').innerText()).split(/\s+/).length;
  await expect.poll(words).toBeGreaterThan(400);
});

test('an unknown path says what failed and leads on', async ({ page, allowConsoleError }) => {
  allowConsoleError(/404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(heading(page, 'Unexpected Application Error!')).toBeVisible();
  await expect(page.getByText(/404/)).toBeVisible();
});
