// Measures how long an open page takes to show a change: from its commit in the database to the
// frame that shows it. `node tests/bench/one-change.ts` prints it for PGlite and, if one is
// installed, for Postgres.
import type { Page } from '@playwright/test';
import { measuringBrowser, median } from '#tools/measured.js';
import { startPostgres, whyNoPostgres } from '../contract/postgres-server.ts';
import { type LiveHome, openListening, openLiveHome, watchForText } from './live-home.ts';

/** 1.5 s: the catalogue has a new version once a second at most, and this is not about that. */
const apartMs = 1_500;

/** The id of the first pet in the list, whose card is on screen. */
async function firstPet(page: Page): Promise<string> {
  const link = page.getByRole('main').locator('article a').first();
  const id = (await link.getAttribute('href'))?.split('/').at(-1);
  if (id === undefined) throw new Error('No pet is on screen.');
  return id;
}

/** Milliseconds from commit to paint of each of `times` changes of one pet. */
export async function changeOne(home: LiveHome, page: Page, times: number): Promise<number[]> {
  const id = await firstPet(page);
  const update = (name: string) =>
    `update public.pets set name = '${name}', revision = revision + 1 where id = '${id}'`;
  return changeTimes(home, page, times, update);
}

/** The same, where each change is of `count` pets in one transaction. */
export async function changeMany(
  home: LiveHome,
  page: Page,
  times: number,
  count = 1_000,
): Promise<number[]> {
  const id = await firstPet(page);
  const update = (name: string) =>
    `update public.pets set name = '${name}', revision = revision + 1
     where id in (select id from public.pets where id >= '${id}' order by id limit ${count})`;
  return changeTimes(home, page, times, update);
}

async function changeTimes(
  home: LiveHome,
  page: Page,
  times: number,
  update: (name: string) => string,
): Promise<number[]> {
  const taken: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    const name = `Changed ${Date.now()}`;
    const watch = await watchForText(page, name);
    await home.sql(update(name));
    const committedAt = Date.now();
    taken.push((await watch.paintedAt()) - committedAt);
    await page.waitForTimeout(apartMs);
  }
  return taken;
}

async function measureOn(where: string, databaseUrl?: string): Promise<void> {
  const pets = 10_000;
  const home = await openLiveHome(measuringBrowser(), pets, databaseUrl);
  try {
    const page = await openListening(home.context, pets);
    // The first one fetches what shows changes.
    await changeOne(home, page, 1);
    const tell = (what: string, values: number[]) =>
      console.log(
        `${where}, ${what}: median ${median(values)} ms (${values.toSorted((a, b) => a - b).join(', ')})`,
      );
    tell('one change', await changeOne(home, page, 15));
    tell('1,000 changes', await changeMany(home, page, 7));
  } finally {
    await home.dispose();
  }
}

if (import.meta.main) {
  await measureOn('PGlite');
  if (whyNoPostgres === undefined) {
    const server = await startPostgres();
    try {
      await measureOn('Postgres', server.newDatabase('live'));
    } finally {
      await server.stop();
    }
  }
}
