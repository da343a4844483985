// A page that is open shows what changes elsewhere.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test } from './put-in.ts';
import { visitOnce } from './service-worker.ts';

declare global {
  interface Window {
    /** A poke has been dropped. */
    dropped?: boolean;
  }
}

/** The requests of the catalogue from here on. */
function catalogueRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/catalogue/')) paths.push(pathname);
  });
  return paths;
}

test('[C7] an open page shows a change without a request for it, and has it without a network', async ({
  page,
  context,
  putIn,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_INTERNET_DISCONNECTED/);
  const listening = page.waitForResponse('**/api/live');
  await visitOnce(page);
  await listening;
  const pet = await putIn({ name: 'Nyx' });
  await page.goto(`/Explore/${pet.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nyx' })).toBeVisible();
  await expect(page.getByRole('button', { name: /up to date/i })).toBeVisible();
  const requested = catalogueRequests(page);
  await pet.change({ name: 'Nyx the Second' });
  await expect(page.getByRole('heading', { level: 1, name: 'Nyx the Second' })).toBeVisible();
  expect(requested).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Nyx the Second' })).toBeVisible();
});

test('[C7] a page that has missed a change fetches it when it hears of the next one', async ({
  page,
  putIn,
}) => {
  const [first, second] = [await putIn({ name: 'Ivo' }), await putIn({ name: 'Uma' })];
  // Drops the first poke with changes, as a connection may.
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const answer = await fetch(input, init);
      if (input !== '/api/live' || !answer.body) return answer;
      const body = answer.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(bytes, controller) {
            const isPoke = new TextDecoder().decode(bytes).includes('Ivo the Second');
            if (isPoke && !window.dropped) window.dropped = true;
            else controller.enqueue(bytes);
          },
        }),
      );
      return new Response(body, { status: answer.status, headers: answer.headers });
    };
  });
  await page.goto(`/Explore/${first.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ivo' })).toBeVisible();
  await expect(page.getByRole('button', { name: /up to date/i })).toBeVisible();
  const requested = catalogueRequests(page);
  await first.change({ name: 'Ivo the Second' });
  await page.waitForFunction(() => window.dropped);
  await expect(page.getByRole('heading', { level: 1, name: 'Ivo', exact: true })).toBeVisible();
  expect(requested).toEqual([]);
  await second.change({ name: 'Uma the Second' });
  await expect(page.getByRole('heading', { level: 1, name: 'Ivo the Second' })).toBeVisible();
  expect(requested).toHaveLength(1);
});
