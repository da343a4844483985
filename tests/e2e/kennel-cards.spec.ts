// Kennel cards as they come out of a printer: the PDF of the page.
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test } from './put-in.ts';
import { visitOnce } from './service-worker.ts';
import { readCatalogue } from './steps.ts';

const mm = (points: number) => Math.round((points / 72) * 25.4);

/** The sheets of the PDF: the width and height of each, in mm. */
async function sheets(page: Page): Promise<[width: number, height: number][]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const streams = pdf
    .toString('latin1')
    .split('stream\r\n')
    .map((part) => {
      try {
        return inflateSync(Buffer.from(part, 'latin1'), { finishFlush: 2 }).toString('latin1');
      } catch {
        return '';
      }
    });
  return [pdf.toString('latin1'), ...streams].flatMap((text) =>
    [...text.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
      ([, width, height]): [number, number] => [mm(Number(width)), mm(Number(height))],
    ),
  );
}

async function expectPicture(page: Page, name: string): Promise<void> {
  const picture = page.getByRole('img', { name: `Portrait of ${name}` });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(picture).not.toHaveAttribute('src', /placeholder/);
}

// What is printed is told below; that pages work with the server stopped, in offline.spec.ts.
test(
  'the kennel cards of several pets are one sheet each, also with the server stopped',
  { tag: '@long' },
  async ({ adminPage: page, request, stopServer }) => {
    const pets = (await readCatalogue(request)).slice(20, 23);
    await visitOnce(page);
    const address = `/Manage/cards?${pets.map(({ id }) => `pet=${id}`).join('&')}`;
    await page.goto(address);
    for (const { name } of pets) await expectPicture(page, name);
    await stopServer();
    await page.goto(address);
    for (const { id, name, breed } of pets) {
      const card = page.getByRole('article', { name });
      await expect(card).toContainText(breed);
      await expect(card).toContainText(`/Explore/${id}`);
      await expect(card.getByRole('img', { name: /^QR code/ })).toBeVisible();
      await expectPicture(page, name);
    }
    expect(await sheets(page)).toEqual([...pets].map(() => [105, 148]));
    await page.getByRole('button', { name: 'A4' }).click();
    expect(await sheets(page)).toEqual([...pets].map(() => [210, 297]));
  },
);

test('nothing but the cards is printed, and no card is cut off', async ({
  adminPage: page,
  request,
}) => {
  const pets = (await readCatalogue(request)).slice(20, 22);
  for (const size of ['A6', 'A4']) {
    await page.goto(`/Manage/cards?size=${size}&${pets.map(({ id }) => `pet=${id}`).join('&')}`);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    const shown = page.getByRole('main').getByRole('heading').filter({ visible: true });
    await expect(shown).toHaveText(pets.map(({ name }) => name));
    for (const bar of [page.getByRole('banner'), page.getByRole('contentinfo').last()])
      if ((await bar.count()) === 1) await expect(bar).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    for (const card of await page.getByRole('article').all()) {
      const inside = await card.evaluate(
        (box) => box.scrollHeight <= box.clientHeight && box.scrollWidth <= box.clientWidth,
      );
      expect(inside, 'everything on the card fits').toBe(true);
    }
    await page.emulateMedia({ media: null });
  }
});

test(
  'pressing print waits for the pictures and prints once',
  { tag: '@long' },
  async ({ adminPage: page, request }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    const [pet] = await readCatalogue(request);
    await page.goto(`/Manage/cards?pet=${pet?.id}`);
    await page.getByRole('button', { name: 'Print 1 card' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await page.goto('/Manage/cards');
    await expect(page.getByText('No pet is chosen.')).toBeVisible();
  },
);

test(
  'whoever prints the card of a pet that visitors cannot see is told',
  { tag: '@long' },
  async ({ adminPage: page, putIn }) => {
    const [seen, unseen] = [await putIn(), await putIn({ status: 'hidden' })];
    await page.goto(`/Manage/cards?pet=${seen.id}`);
    await expect(page.getByRole('button', { name: 'Print 1 card' })).toBeVisible();
    await expect(page.getByText(/^Visitors cannot open/)).toHaveCount(0);
    await page.goto(`/Manage/cards?pet=${seen.id}&pet=${unseen.id}`);
    const told = page.getByText(
      `Visitors cannot open the page of ${unseen.name}: make it available`,
    );
    await expect(told).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(told, 'not on paper').toBeHidden();
  },
);
