// Staff open and search the list of all pets on a slow phone. Measured alone:
//
//   node tests/bench/staff-search.ts               writes reports/staff-search.md
//   node tests/bench/staff-search.ts --runs 1      once each, for a quick check
import type { Page } from '@playwright/test';
import type { Pet } from '#src/domain/pet.ts';
import { counted } from '#src/domain/words.ts';
import { conditions, measureBuiltApp, median, table, writeReport } from '#tools/measured.js';
import { main, step } from '#tools/steps.js';
import { slowdown } from './big-device.ts';
import { comparison, type Deed, deeds } from './staff-deeds.ts';
import { makeStaffDevice, type StaffDevice } from './staff-device.ts';
import { watchResults } from './watch-results.ts';

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

/** With `count` pets, so many times. */
export async function searchAsStaff(
  executablePath: string,
  count: number,
  runs: number,
): Promise<StaffRun[]> {
  const device = await step(`Making a device of staff with ${count} pets`, () =>
    makeStaffDevice(executablePath, count),
  );
  try {
    const measured: StaffRun[] = [];
    for (let nth = 1; nth <= runs; nth += 1) {
      const title = `Staff open and search ${count} pets, ${nth} of ${runs}`;
      const run = await step(title, () => openAndSearch(device));
      const results = [...run.answers.values()].map(({ resultMs }) => Math.round(resultMs));
      console.log(`  open ${Math.round(run.openMs)} ms, results ${results.join(', ')} ms`);
      measured.push(run);
    }
    return measured;
  } finally {
    await device.dispose();
  }
}

const medianOf = (values: readonly number[]): number => median(values) ?? Number.NaN;

/** Of each run, the median of its searches and choices. */
export const typicalResults = (runs: readonly StaffRun[]): number[] =>
  runs.map(({ answers }) =>
    medianOf(deeds.map(({ title }) => answers.get(title)?.resultMs ?? Number.NaN)),
  );

/** Of each run, the longest task of all of them. */
export const longestTasks = (runs: readonly StaffRun[]): number[] =>
  runs.map(({ answers }) =>
    Math.max(...[...answers.values()].map(({ longestTaskMs }) => longestTaskMs)),
  );

function report(few: readonly StaffRun[], many: readonly StaffRun[], browser: string): void {
  const spread = (values: readonly number[]) =>
    `${Math.round(medianOf(values))} (${Math.round(Math.min(...values))} to ${Math.round(Math.max(...values))})`;
  const of = (runs: readonly StaffRun[], title: string, key: keyof Answer) =>
    runs.map(({ answers }) => answers.get(title)?.[key] ?? Number.NaN);
  const rows = [
    [
      'opening: until all are there',
      ...[few, many].map((runs) => spread(runs.map((one) => one.openMs))),
      '',
      spread(many.map((one) => one.openTaskMs)),
    ],
    ...[comparison, ...deeds].map(({ title }) => [
      title,
      spread(of(few, title, 'resultMs')),
      spread(of(many, title, 'resultMs')),
      spread(of(many, title, 'busyMs')),
      spread(of(many, title, 'longestTaskMs')),
    ]),
  ];
  writeReport('staff-search', [
    '# How fast staff open and search the list of all pets',
    `Written by \`node tests/bench/staff-search.ts\`: the built app, a browser profile on disk with 10,000 and with 100,000 pets, one in ten of them listed and the others adopted, a window of 412 × 823 px, the processor made ${slowdown} times slower (\`Emulation.setCPUThrottlingRate\`), ${many.length} runs. From the event of the press to the frame that shows how many pets are found, and the first of them. Each number is a median in ms, with the least and the most. The first search is for comparison: a press that changes one word of the page.`,
    conditions(browser),
    table(
      [
        '',
        '10,000',
        '100,000',
        '100,000: processor time',
        '100,000: longest task (0: none of 50 ms)',
      ],
      rows,
    ),
  ]);
}

if (import.meta.main)
  await main(() =>
    measureBuiltApp(async (runs, browser) => {
      const few = await searchAsStaff(browser, 10_000, runs);
      report(few, await searchAsStaff(browser, 100_000, runs), browser);
    }),
  );
