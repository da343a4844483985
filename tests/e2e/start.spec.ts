import { expect, test } from './fixtures.ts';

test('the home page greets a visitor', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Find Your Forever Friend' })).toBeVisible();
});

test('the worker says that it is well', async ({ request }) => {
  const response = await request.get('/api/health');
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ ok: true });
});
