// A list of 10,000 animals is read, compared and shown; imported; and comes again. Measured alone:
//
//   node tests/bench/import-preview.ts             writes reports/import-preview.md
//   node tests/bench/import-preview.ts --runs 1    once, for a quick check
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserFlags } from '#tools/browser.js';
import { conditions, measureBuiltApp, median, table, writeReport } from '#tools/measured.js';
import { main, step } from '#tools/steps.js';
import { animals, listOf, removePets } from '../e2e/import-steps.ts';
import { keeper } from '../e2e/people.ts';
import { Server } from '../e2e/server.ts';
import { slowdown } from './big-device.ts';

const count = 10_000;

/** All in ms; `longestTaskMs` of the page's main thread, 0 if none took 50 ms. */
type Measured = { ms: number; longestTaskMs: number };

declare global {
  interface Window {
    longTasks?: number[];
  }
}

/** Runs in the page before its own scripts. */
function watchLongTasks(): void {
  const tasks: number[] = (window.longTasks = []);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
}

async function measure(page: Page, work: () => Promise<void>): Promise<Measured> {
  // Work left over from before must not count.
  await page.waitForTimeout(1_000);
  await page.evaluate(() => window.longTasks?.splice(0));
  const start = performance.now();
  await work();
  const ms = performance.now() - start;
  console.log(`  ${Math.round(ms)} ms`);
  // Long tasks are told some frames later.
  await page.waitForTimeout(700);
  const tasks = await page.evaluate(() => window.longTasks ?? []);
  return { ms, longestTaskMs: Math.max(0, ...tasks) };
}

type Run = { preview: Measured; lines: Measured; slow: Measured; send: Measured; again: Measured };

async function importMany(executablePath: string): Promise<Run> {
  const server = await Server.create();
  await removePets(server.dataDir);
  await server.start();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const context = await browser.newContext({ baseURL: server.url });
    await keeper(context.request);
    const page = await context.newPage();
    await page.addInitScript(watchLongTasks);
    await page.goto('/Manage/import');
    // On disk: what Playwright makes into a file itself, it makes on the page's main thread.
    const file = join(server.dataDir, 'list.csv');
    await writeFile(file, listOf(animals(count)));
    const shown = page.getByRole('button', { name: /10,000$/ });
    const read = async () => {
      await page.getByLabel('Choose a file').setInputFiles(file);
      await shown.waitFor({ timeout: 120_000 });
    };
    const leave = () => page.getByRole('button', { name: /^(Cancel|Done)$/ }).click();
    await page.getByText('Nothing was imported yet.').waitFor();
    const preview = await measure(page, read);
    const lines = await measure(page, async () => {
      await page.getByRole('button', { name: 'Later' }).click();
      await page.getByText('51 to 100 of 10,000').waitFor();
      await page.getByText('Pet 100 ').waitFor();
    });
    await leave();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const slow = await measure(page, read);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const send = await measure(page, async () => {
      await page.getByRole('button', { name: /^Import 10000/ }).click();
      await page.getByText('list.csv: 10000 new.').waitFor({ timeout: 600_000 });
    });
    await page.getByRole('button', { name: 'Import another file' }).click();
    // Until the device has all of them.
    await page.waitForTimeout(10_000);
    const again = await measure(page, read);
    return { preview, lines, slow, send, again };
  } finally {
    await browser.close();
    await server.dispose();
  }
}

function report(runs: readonly Run[], browser: string): void {
  const spread = (values: readonly number[]) =>
    `${Math.round(median(values) ?? Number.NaN)} (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`;
  const row = (title: string, of: keyof Run) => [
    title,
    spread(runs.map((run) => run[of].ms)),
    spread(runs.map((run) => run[of].longestTaskMs)),
  ];
  writeReport('import-preview', [
    '# How fast a list of 10,000 animals is read and imported',
    `Written by \`node tests/bench/import-preview.ts\`: the built app, a server of its own with an empty home, ${runs.length} runs. From the choice of the file until its preview shows the first lines. Each number is a median in ms, with the least and the most.`,
    conditions(browser),
    table(
      ['', 'time', 'longest task of the main thread (0: none of 50 ms)'],
      [
        row('preview of 10,000 new animals', 'preview'),
        row('the next 50 lines', 'lines'),
        row(`the same preview, processor ${slowdown} times slower`, 'slow'),
        row('import: until the server has answered for all', 'send'),
        row('preview of the same file again, compared with the server', 'again'),
      ],
    ),
  ]);
}

if (import.meta.main)
  await main(() =>
    measureBuiltApp(async (runs, browser) => {
      const measured: Run[] = [];
      for (let nth = 1; nth <= runs; nth += 1) {
        const run = await step(`Import 10,000 animals, ${nth} of ${runs}`, () =>
          importMany(browser),
        );
        console.log(`  ${JSON.stringify(run)}`);
        measured.push(run);
      }
      report(measured, browser);
    }),
  );
