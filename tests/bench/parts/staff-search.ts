import { counted } from '#src/domain/words.ts';
import { median } from '#tools/measured.js';
import { step } from '#tools/steps.js';
import { slowdown, slowDown } from '../new-device.ts';
import type { Case, Part } from '../part.ts';
import { comparison, deeds } from '../staff-deeds.ts';
import { makeStaffDevice, type StaffDevice } from '../staff-device.ts';
import { type Answer, answerTo, openWatched } from '../watch-results.ts';

type StaffRun = { openMs: number; answers: Map<string, Answer> };

/** Opens the list on a slow processor, and does every deed once. */
async function openAndSearch({ context, pets }: StaffDevice): Promise<StaffRun> {
  const page = await context.newPage();
  try {
    await slowDown(page);
    const openMs = await openWatched(page, '/Manage', `${pets.length} pets`);
    // Work left over from the start must not count.
    await page.waitForTimeout(5_000);
    await page.getByLabel('Find a pet').focus();
    const answers = new Map<string, Answer>();
    for (const { title, act, shows } of [comparison, ...deeds])
      answers.set(title, await answerTo(page, counted(shows(pets), 'pet'), () => act(page)));
    return { openMs, answers };
  } finally {
    await page.close();
  }
}

/** The median of its searches and choices, and the longest task of all. */
const staffCase =
  (device: StaffDevice): Case =>
  async () => {
    const { openMs, answers } = await openAndSearch(device);
    const of = (titles: readonly { title: string }[], key: keyof Answer) =>
      titles.map(({ title }) => answers.get(title)?.[key] ?? Number.NaN);
    return {
      openMs,
      resultMs: median(of(deeds, 'resultMs')),
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
