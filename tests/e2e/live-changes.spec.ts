// A page that is open shows what changes elsewhere.
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { type PutIn, test } from './put-in.ts';
import { keepApp } from './service-worker.ts';
import { heading } from './steps.ts';

declare global {
  interface Window {
    /** A poke has been dropped. */
    dropped?: boolean;
  }
}

/** Opens a pet's page; ends when it listens and has shown a change. */
async function openListening(page: Page, { id, name, change }: PutIn): Promise<void> {
  const listening = page.waitForResponse('**/api/live');
  // Once it listens it asks once more for the newest version, which may be a later one.
  const asked = page.waitForResponse('**/api/catalogue/latest');
  await page.goto(`/Explore/${id}`);
  await Promise.all([listening, asked]);
  await expect(heading(page, name)).toBeVisible();
  await change({ name: `${name} the First` });
  await expect(heading(page, `${name} the First`)).toBeVisible();
}

/** The pages of the catalogue that are requested from here on. */
function pagesRequested(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/catalogue\/(changes|chunk)/.test(pathname)) paths.push(pathname);
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
  const pet = await putIn({ name: 'Nyx' });
  await keepApp(page);
  await openListening(page, pet);
  const requested = pagesRequested(page);
  await pet.change({ name: 'Nyx the Second' });
  await expect(heading(page, 'Nyx the Second')).toBeVisible();
  expect(requested).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'Nyx the Second')).toBeVisible();
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
      // Event by event: a busy machine reads one in two parts.
      let begun = '';
      const body = answer.body.pipeThrough(new TextDecoderStream()).pipeThrough(
        new TransformStream<string, string>({
          transform(text, controller) {
            const events = `${begun}${text}`.split(/(?<=\n\n)/);
            begun = events.at(-1)?.endsWith('\n\n') ? '' : (events.pop() ?? '');
            for (const event of events) {
              if (event.includes('Ivo the Second') && !window.dropped) window.dropped = true;
              else controller.enqueue(event);
            }
          },
        }),
      );
      return new Response(body.pipeThrough(new TextEncoderStream()), {
        status: answer.status,
        headers: answer.headers,
      });
    };
  });
  await openListening(page, first);
  const requested = pagesRequested(page);
  await first.change({ name: 'Ivo the Second' });
  await page.waitForFunction(() => window.dropped);
  await expect(heading(page, 'Ivo the First')).toBeVisible();
  expect(requested).toEqual([]);
  await second.change({ name: 'Uma the Second' });
  await expect(heading(page, 'Ivo the Second')).toBeVisible();
  expect(requested).toHaveLength(1);
});
