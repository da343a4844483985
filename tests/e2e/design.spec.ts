// The design page is for developers and not part of the built app.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/steps.js';
import { expect, test } from './fixtures.ts';

/** The texts in the page's source that are long enough to be unique. */
function wordsOf(folder: string): string[] {
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .flatMap((source) => source.match(/(?<=["'>])[A-Z][\w ,.]{20,}(?=["'<])/g) ?? []);
}

test('the product holds nothing of the design page', async ({ page, allowConsoleError }) => {
  allowConsoleError(/404/);
  const words = wordsOf(join(root, 'src/features/design'));
  expect(words.length).toBeGreaterThan(3);
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(10);
  const built = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(built, 'it can be searched').toContain('Adoption Requests Dashboard');
  expect(words.filter((sentence) => built.includes(sentence))).toEqual([]);
  expect(files.filter((file) => file.includes('design'))).toEqual([]);

  expect((await page.goto('/design'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Design', exact: true })).toHaveCount(0);
});
