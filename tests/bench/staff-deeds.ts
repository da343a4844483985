// What staff do in the list of all pets, one after another.
import type { Page } from '@playwright/test';
import type { Pet } from '#src/domain/pet.ts';

/** One thing that staff do; the page has done it once it says how many pets it `shows`. */
export type Deed = {
  title: string;
  /** It is called with the page as the deed before has left it. */
  act: (page: Page) => Promise<void>;
  shows: (pets: readonly Pet[]) => number;
};

const press = (key: string) => (page: Page) => page.keyboard.press(key);
const choose = (label: string, value: string) => (page: Page) =>
  page
    .getByRole('combobox', { name: label })
    .selectOption(value)
    .then(() => {});
const push = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).click();

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const searched = ({ name, breed, type, location, externalId, id }: Pet) =>
  plain([name, breed, type, location.city, externalId, id].join('\n'));
const having =
  (text: string, also: (pet: Pet) => boolean = () => true) =>
  (pets: readonly Pet[]) =>
    pets.filter((pet) => {
      const words = searched(pet);
      return text.split(' ').every((word) => words.includes(word)) && also(pet);
    }).length;
const all = having('');

const isReserved = ({ status }: Pet) => status === 'reserved';
const twoWeeksMs = 14 * 24 * 60 * 60 * 1_000;
const isDue = ({ status, verifiedAt }: Pet) =>
  status !== 'adopted' && Date.now() - Date.parse(verifiedAt) > twoWeeksMs;

/** Words of no search: a press that changes one word of the page. */
export const comparison: Deed = {
  title: 'for comparison: one word of the page',
  act: press('F2'),
  shows: () => 0,
};

export const deeds: readonly Deed[] = [
  { title: 'one letter: “l”', act: press('l'), shows: having('l') },
  { title: 'a second: “lu”', act: press('u'), shows: having('lu') },
  { title: 'a third: “lun”', act: press('n'), shows: having('lun') },
  {
    title: 'a second word: “lun m”',
    act: async (page) => {
      await page.keyboard.press('Space');
      await page.keyboard.press('m');
    },
    shows: having('lun m'),
  },
  { title: 'a letter taken back', act: press('Backspace'), shows: having('lun') },
  {
    title: 'all taken back',
    act: async (page) => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Backspace');
    },
    shows: all,
  },
  {
    title: 'a name pasted: “Müller”',
    act: (page) => page.keyboard.insertText('Müller'),
    shows: having('muller'),
  },
  {
    title: 'with it, a status: reserved',
    act: choose('Status', 'reserved'),
    shows: having('muller', isReserved),
  },
  {
    title: 'the words taken back',
    act: async (page) => {
      await page.getByLabel('Find a pet').focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Backspace');
    },
    shows: having('', isReserved),
  },
  { title: 'a status: any', act: choose('Status', 'all'), shows: all },
  {
    title: 'a number pasted: “a-000123”',
    act: (page) =>
      page
        .getByLabel('Find a pet')
        .focus()
        .then(() => page.keyboard.insertText('a-000123')),
    shows: having('a-000123'),
  },
  {
    title: 'the number taken back',
    act: async (page) => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Backspace');
    },
    shows: all,
  },
  {
    title: 'a type: cats',
    act: choose('Type', 'cat'),
    shows: having('', ({ type }) => type === 'cat'),
  },
  { title: 'all types', act: choose('Type', 'all'), shows: all },
  { title: 'not seen for 14 days', act: push(/^Not seen/), shows: having('', isDue) },
  { title: 'seen or not', act: push(/^Not seen/), shows: all },
];
