import type { Page } from '@playwright/test';
import type { Pet } from '#src/domain/pet.ts';
import { counted } from '#src/domain/words.ts';
import { median } from '#tools/measured.js';
import { step } from '#tools/steps.js';
import { slowdown } from '../big-device.ts';
import type { Case, Part } from '../part.ts';
import { comparison, type Deed, deeds } from '../staff-deeds.ts';
import { makeStaffDevice, type StaffDevice } from '../staff-device.ts';
import { watchResults } from '../watch-results.ts';

/** All in ms; see `watchResults`. `busyMs`: how long the page's main thread worked for it. */
type Answer = { resultMs: number; busyMs: number; longestTaskMs: number };
type StaffRun = { openMs: number; openTaskMs: number; answers: Map<string, Answer> };

/** Opens the list on a slow processor, and does every deed once. */
async function openAndSearch({ context, pets }: StaffDevice): Promise<StaffRun> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchResults, `${pets.length} pets`);
    await page.goto('/Manage', { waitUntil: 'commit' });
    const opened = await page.waitForFunction(() => window.results?.opened, undefined, {
      timeout: 300_000,
    });
    // Work left over from the start must not count. The longest task is told late.
    await page.waitForTimeout(5_000);
    const { openMs, openTaskMs } = (await opened.jsonValue()) ?? nothing;
    await page.getByLabel('Find a pet').focus();
    const answers = new Map<string, Answer>();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busyMs = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    };
    for (const deed of [comparison, ...deeds])
      answers.set(deed.title, await measure(page, deed, pets, busyMs));
    return { openMs, openTaskMs, answers };
  } finally {
    await page.close();
  }
}

const nothing = { openMs: Number.NaN, openTaskMs: Number.NaN };

async function measure(
  page: Page,
  { title, act, shows }: Deed,
  pets: readonly Pet[],
  busyMs: () => Promise<number>,
): Promise<Answer> {
  const expected = counted(shows(pets), 'pet');
  await page.evaluate((words) => window.results?.expect(words), expected);
  const before = await busyMs();
  await act(page);
  try {
    await page.waitForFunction(() => window.results?.answer, undefined, { timeout: 30_000 });
  } catch (error) {
    const shown = await page.locator('main output').textContent();
    throw new Error(`${title}: ${expected} expected, ${shown} shown`, { cause: error });
  }
  const after = await busyMs();
  // Long tasks are told some frames later.
  await page.waitForTimeout(700);
  const answer = await page.evaluate(() => window.results?.answer);
  if (!answer) throw new Error(`${title}: nothing was measured.`);
  return { ...answer, busyMs: after - before };
}

/** The median of its searches and choices, and the longest task of all. */
const staffCase =
  (device: StaffDevice): Case =>
  async () => {
    const { openMs, openTaskMs, answers } = await openAndSearch(device);
    const of = (titles: readonly { title: string }[], key: keyof Answer) =>
      titles.map(({ title }) => answers.get(title)?.[key] ?? Number.NaN);
    return {
      openMs,
      openTaskMs,
      resultMs: median(of(deeds, 'resultMs')),
      busyMs: median(of(deeds, 'busyMs')),
      longestTaskMs: Math.max(...of([comparison, ...deeds], 'longestTaskMs')),
      oneWordMs: answers.get(comparison.title)?.resultMs ?? Number.NaN,
    };
  };

export const staffSearch: Part = {
  name: 'staff-search',
  measures: `Staff open and search the list of all pets with 100,000 and with 10,000 pets, one in ten of them listed, the processor made ${slowdown} times slower (\`Emulation.setCPUThrottlingRate\`). From the event of the press to the frame that shows how many pets are found, and the first of them: of each run the median of ${deeds.length} searches and choices.`,
  skipInSmoke: true,
  mostRounds: 2,
  figures: [
    {
      title: 'an answer among 100,000 against among 10,000',
      of: '100,000.resultMs',
      to: '10,000.resultMs',
      unit: 'ms',
      below: 100,
    },
    {
      title: 'the same against a press that changes one word of the page',
      of: '100,000.resultMs',
      to: '100,000.oneWordMs',
      unit: 'ms',
    },
    {
      title: 'opening 100,000 against 10,000',
      of: '100,000.openMs',
      to: '10,000.openMs',
      unit: 'ms',
    },
    {
      title: '100,000: longest task (0: none of 50 ms)',
      of: '100,000.longestTaskMs',
      unit: 'ms',
    },
  ],
  open: async ({ browser }) => {
    const make = (count: number) =>
      step(`Making a device of staff with ${count} pets`, () => makeStaffDevice(browser, count));
    const few = await make(10_000);
    const many = await make(100_000);
    return {
      cases: { '10,000': staffCase(few), '100,000': staffCase(many) },
      close: async () => {
        await few.dispose();
        await many.dispose();
      },
    };
  },
};
