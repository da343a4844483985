import { expect, test } from './fixtures.ts';
import { Server } from './server.ts';

test(
  'the privacy notice says where questions go: to no company, or to the model that is set',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByText('your questions go to no other company')).toBeVisible();
    const withModel = await Server.create({
      AI_BASE_URL: 'https://ai.example.org/v1',
      AI_MODEL: 'never-asked',
    });
    await withModel.start();
    await page.goto(`${withModel.url}/privacy`);
    const sentence = page.getByText('by a language model at ai.example.org');
    await expect(sentence).toContainText('the first 500 characters of a question');
    await expect(page.getByText('no other company')).toHaveCount(0);
    // Its pages would ask on after it has ended.
    await page.goto('about:blank');
    await withModel.dispose();
  },
);
