import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { animals, listOf, removePets } from '../../e2e/import-steps.ts';
import { keeper } from '../../e2e/people.ts';
import { Server } from '../../e2e/server.ts';
import { longestTaskOf } from '../long-tasks.ts';
import { openNewDevice, slowdown, slowDown } from '../new-device.ts';
import type { Figure, Measured, Part } from '../part.ts';

const count = 10_000;

/** In ms; `task` is the longest of the page's main thread, 0 if none took 50 ms. */
async function measure(page: Page, work: () => Promise<void>) {
  // Work left over from before must not count.
  await page.waitForTimeout(1_000);
  const { result: ms, longestTaskMs: task } = await longestTaskOf(page, async () => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  });
  return { ms, task };
}

/** A list is read, compared and shown; imported; and comes again. */
async function importMany(executablePath: string): Promise<Measured> {
  const server = await Server.create();
  await removePets(server.dataDir);
  await server.start();
  const { context, dispose } = await openNewDevice(executablePath, server.url, {
    viewport: { width: 1280, height: 720 },
  });
  try {
    await keeper(context.request);
    const page = await context.newPage();
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
    await slowDown(page);
    const slow = await measure(page, read);
    await slowDown(page, 1);
    const send = await measure(page, async () => {
      await page.getByRole('button', { name: /^Import 10000/ }).click();
      await page.getByText('list.csv: 10000 new.').waitFor({ timeout: 600_000 });
    });
    await page.getByRole('button', { name: 'Import another file' }).click();
    // Until the device has all of them.
    await page.waitForTimeout(10_000);
    const again = await measure(page, read);
    const alone = await page.evaluate(readAlone, await readFile(file, 'utf8'));
    return {
      aloneMs: alone,
      previewMs: preview.ms,
      previewTaskMs: preview.task,
      linesMs: lines.ms,
      slowMs: slow.ms,
      slowTaskMs: slow.task,
      sendMs: send.ms,
      againMs: again.ms,
      againTaskMs: again.task,
    };
  } finally {
    await dispose();
    await server.dispose();
  }
}

/** Runs in the page: the same text, only split into its fields. */
function readAlone(text: string): number {
  const start = performance.now();
  const fields = text.split('\n').map((line) => line.split(','));
  return fields.length > 0 ? performance.now() - start : Number.NaN;
}

const inMs = (title: string, of: string): Figure => ({
  title,
  of: `list.${of}`,
  to: 'list.aloneMs',
  unit: 'ms',
});
const task = (title: string, of: string): Figure => ({
  title: `${title}: longest task of the main thread (0: none of 50 ms)`,
  of: `list.${of}`,
  unit: 'ms',
});

export const importPreview: Part = {
  name: 'import-preview',
  measures: `A list of 10,000 animals, from the choice of its file until its preview shows the first lines, and its import; against splitting the same text into its fields.`,
  skipInSmoke: true,
  mostRounds: 3,
  figures: [
    inMs('preview of 10,000 new animals', 'previewMs'),
    task('the same', 'previewTaskMs'),
    inMs('the next 50 lines', 'linesMs'),
    inMs(`the preview, processor ${slowdown} times slower`, 'slowMs'),
    task('the same', 'slowTaskMs'),
    inMs('import: until the server has answered for all', 'sendMs'),
    inMs('preview of the same file again, compared with the server', 'againMs'),
    task('the same', 'againTaskMs'),
  ],
  open: async ({ browser }) => ({ cases: { list: () => importMany(browser) } }),
};
