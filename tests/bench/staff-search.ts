// Staff search a list of 100,000 pets on a slow phone.
import { chromium, type Page } from '@playwright/test';
import { browserFlags } from '#tools/browser.js';
import { keeper } from '../e2e/people.ts';
import { Server } from '../e2e/server.ts';
import { slowdown } from './big-device.ts';
import { petNumber } from './ranking.ts';

const staffPets = 100_000;
const chunkPets = 500;

/** What is typed, letter by letter and back; each finds another number of pets. */
const typed = ['Pet 1', 'Pet 12', 'Pet 123', 'Pet 1234', 'Pet 12', 'Pet 1', ''];

/**
 * How long each letter takes in the list of all pets, in ms: from the input event to the frame that
 * shows how many pets are found, and the first of them.
 */
export async function searchAsStaff(executablePath: string): Promise<number[]> {
  const server = await Server.create();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    await server.start();
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 412, height: 823 },
      serviceWorkers: 'block',
    });
    await keeper(context.request);
    const page = await context.newPage();
    await giveManyPets(page);
    await page.goto('/Manage');
    await page.getByText(`${staffPets} pets`, { exact: true }).waitFor({ timeout: 300_000 });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // Work left over from the start must not count.
    await page.waitForTimeout(3_000);
    return await page.evaluate(typeAndWait, typed);
  } finally {
    await browser.close();
    await server.dispose();
  }
}

/** Answers the page's requests of the catalogue in place of the server. */
async function giveManyPets(page: Page): Promise<void> {
  const idOf = (at: number) => `pet-${String(at).padStart(6, '0')}`;
  const epoch = 'many';
  const starts = Array.from({ length: staffPets / chunkPets }, (_, nth) => nth * chunkPets);
  const chunks = starts.map((start) => ({
    from: idOf(start),
    to: idOf(start + chunkPets - 1),
    count: chunkPets,
  }));
  await page.route('**/api/catalogue/latest*', (route) =>
    route.fulfill({ json: { epoch, version: 1 } }),
  );
  await page.route('**/api/catalogue/manifest*', (route) =>
    route.fulfill({ json: { epoch, version: 1, total: staffPets, chunks } }),
  );
  await page.route('**/api/catalogue/chunk*', (route) => {
    const from = new URL(route.request().url()).searchParams.get('from') ?? '';
    const start = Number(from.slice('pet-'.length));
    const pets = Array.from({ length: chunkPets }, (_, at) => ({
      ...petNumber(start + at),
      id: idOf(start + at),
    }));
    return route.fulfill({ json: pets });
  });
}

/** Runs in the page. */
async function typeAndWait(texts: readonly string[]): Promise<number[]> {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  const output = document.querySelector('main output');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (field === null || output === null || setValue === undefined)
    throw new Error('This is not the list of all pets.');
  const times: number[] = [];
  for (const text of texts) {
    const before = output.textContent;
    const began = performance.now();
    setValue.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    while (output.textContent === before) await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return times;
}
