import type { BrowserContext, Page } from '@playwright/test';
import { newId } from '#src/db/new-id.ts';
import { ownerHeader } from '#src/domain/protocol.ts';
import { protocolHeader, protocolVersion } from '#src/domain/protocol-version.ts';
import { counted } from '#src/domain/words.ts';
import { median } from '#tools/measured.js';
import { step } from '#tools/steps.js';
import { keeper } from '../../e2e/people.ts';
import type { Server } from '../../e2e/server.ts';
import { serverWithApplications } from '../many-applications.ts';
import { openNewDevice, slowdown, slowDown } from '../new-device.ts';
import { longestTaskOf } from '../long-tasks.ts';
import type { Case, Figure, Measured, Part } from '../part.ts';
import { answerTo, openWatched } from '../watch-results.ts';

// How often a filter and a search are measured in each round.
const times = 5;

/** A fresh device signs in and opens the queue; then its processor is slow, and it filters. */
const queueOf =
  (browser: string, { url }: Server, count: number): Case =>
  async () => {
    const { context, dispose } = await openNewDevice(browser, url, {
      viewport: { width: 1280, height: 823 },
    });
    try {
      const { uid } = await keeper(context.request);
      const before = await pullAlone(context, uid);
      const page = await context.newPage();
      const { result: shownMs, longestTaskMs } = await longestTaskOf(page, () =>
        showAll(page, count),
      );
      await page.waitForTimeout(2_000);
      const aloneMs = (before + (await pullAlone(context, uid))) / 2;
      await page.bringToFront();
      await slowDown(page);
      return { shownMs, aloneMs, longestTaskMs, ...(await filterAndSearch(page, count)) };
    } finally {
      await dispose();
    }
  };

/** From the first pull until the queue shows all, in ms. */
async function showAll(page: Page, count: number): Promise<number> {
  const shownAt = await openWatched(page, '/Dashboard', counted(count, 'request'));
  const pulledAt = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/sync/pull'))
        ?.startTime,
  );
  return shownAt - (pulledAt ?? Number.NaN);
}

/** The medians of a filter and of a search, in ms. */
async function filterAndSearch(page: Page, count: number): Promise<Measured> {
  const field = page.getByLabel('Find a request');
  const filters: number[] = [];
  const searches: number[] = [];
  const choose = async (name: RegExp, found: number) => {
    await page.getByRole('button', { name }).focus();
    return answerTo(page, counted(found, 'request'), () => page.keyboard.press('Enter'));
  };
  for (let nth = 0; nth < times; nth += 1) {
    filters.push((await choose(/^Pending/, count / 4)).resultMs);
    await choose(/^All/, count);
    await field.focus();
    const search = await answerTo(page, counted(1, 'request'), () =>
      page.keyboard.insertText(`someone-${count - nth}@`),
    );
    searches.push(search.resultMs);
    await answerTo(page, counted(count, 'request'), () => field.clear());
  }
  return { filterMs: median(filters), searchMs: median(searches) };
}

/** Requests what a first sync requests, in a page without an app; in ms. */
async function pullAlone(context: BrowserContext, uid: string): Promise<number> {
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  const headers = { [ownerHeader]: uid, [protocolHeader]: String(protocolVersion) };
  const aloneMs = await page.evaluate(requestAll, [headers, newId()] as const);
  await page.close();
  return aloneMs;
}

/** Runs in the page: what a first sync requests, for a device that has nothing. */
async function requestAll([headers, clientId]: readonly [
  Record<string, string>,
  string,
]): Promise<number> {
  const start = performance.now();
  for (let cursor = '', more = true; more;) {
    const query = new URLSearchParams({ clientId, ...(cursor && { cursor }) });
    const response = await fetch(`/api/sync/pull?${query}`, { cache: 'no-store', headers });
    if (!response.ok) throw new Error(`The pull was answered with ${response.status}.`);
    ({ cursor, more } = await response.json());
  }
  return performance.now() - start;
}

const grown = (title: string, what: string): Figure => ({
  title: `${title} among 10,000 against among 100`,
  of: `10,000.${what}`,
  to: `100.${what}`,
  unit: 'ms',
  atMost: 1.3,
  below: 100,
});

export const queue: Part = {
  name: 'queue',
  measures: `An admin’s new device with 10,000 applications and with 100: from its first request until all are shown, against the same requests in a page without an app, the mean of before and after. Then, the processor made ${slowdown} times slower (\`Emulation.setCPUThrottlingRate\`), from the press to the frame that shows how many are found: of each round the median of ${times} filters and searches.`,
  skipInSmoke: true,
  mostRounds: 3,
  figures: [
    {
      title: '10,000 shown, against the same requests alone',
      of: '10,000.shownMs',
      to: '10,000.aloneMs',
      unit: 'ms',
      atMost: 1.5,
    },
    grown('choosing a status', 'filterMs'),
    grown('a search', 'searchMs'),
    {
      title: '10,000: longest task until they are shown (0: none of 50 ms)',
      of: '10,000.longestTaskMs',
      unit: 'ms',
    },
  ],
  open: async ({ browser }) => {
    const make = (count: number) =>
      step(`Making a server with ${count} applications`, () => serverWithApplications(count));
    const few = await make(100);
    const many = await make(10_000);
    return {
      cases: { '100': queueOf(browser, few, 100), '10,000': queueOf(browser, many, 10_000) },
      close: async () => {
        await few.dispose();
        await many.dispose();
      },
    };
  },
};
