// Contact sheets: the screenshots side by side in one HTML file, and each sheet as a picture.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Screen } from './screen.ts';
import type { Scheme, Width } from './visit.ts';

/** A screenshot: what it shows, and the name of its file. */
export type Picture = Pick<Screen, 'world' | 'route' | 'state'> & {
  width: Width;
  scheme: Scheme;
  file: string;
};

type Group = { route: string; pictures: Picture[] };
type Sheet = { name: string; width: Width; groups: Group[] };

/** 16: two rows of phone screenshots, as many as fit a screen without scaling them down. */
const fullSheet = 16;

/** Sheets of one width each; all screenshots of a route are on the same sheet. */
function sheetsOf(pictures: readonly Picture[]): Sheet[] {
  const byWidth = Map.groupBy(pictures, ({ width }) => width);
  return [...byWidth].flatMap(([width, ofWidth]) => {
    const sheets: Sheet[] = [];
    let room = 0;
    for (const [route, ofRoute] of Map.groupBy(ofWidth, (one) => one.route)) {
      const last = sheets.at(-1);
      if (last === undefined || room < ofRoute.length) {
        const name = `${width}-${String(sheets.length + 1).padStart(2, '0')}`;
        sheets.push({ name, width, groups: [{ route, pictures: ofRoute }] });
        room = fullSheet - ofRoute.length;
      } else {
        last.groups.push({ route, pictures: ofRoute });
        room -= ofRoute.length;
      }
    }
    return sheets;
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const figure = ({ file, world, state, scheme }: Picture) =>
  `<figure class="${scheme}"><a href="${file}"><img src="${file}" alt="" loading="lazy"></a>` +
  `<figcaption><b>${state}</b> ${escaped(world)}</figcaption></figure>`;

const section = ({ route, pictures }: Group) =>
  `<section><h3>${escaped(route)}</h3><div>${pictures.map(figure).join('\n')}</div></section>`;

function pageOf(sheets: readonly Sheet[]): string {
  const articles = sheets.map(
    ({ name, width, groups }) =>
      `<article id="w${name}" class="w${width}"><h2>${width} px, sheet ${name}</h2>${groups.map(section).join('\n')}</article>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Every screen of Homeward</title>
<style>
  body { margin: 0; background: #808080; color: #fff; font: 13px/1.3 system-ui, sans-serif; }
  article { box-sizing: border-box; width: 1680px; padding: 12px; background: #808080; }
  h2, h3 { margin: 4px 0; font-size: 15px; }
  section { display: inline-block; vertical-align: top; margin-right: 12px; }
  section > div { display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-start; }
  figure { margin: 0; width: 196px; }
  .w820 figure { width: 266px; }
  .w1440 figure { width: 404px; }
  img { display: block; width: 100%; }
  figcaption { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
</style>
<h1>Every screen of Homeward</h1>
${articles.join('\n')}
</html>`;
}

/** Writes index.html beside the pictures, and each of its sheets as a picture. */
export async function writeSheets(browser: Browser, folder: string, pictures: readonly Picture[]) {
  const sheets = sheetsOf(pictures);
  const index = join(folder, 'index.html');
  writeFileSync(index, pageOf(sheets));
  mkdirSync(join(folder, 'sheets'), { recursive: true });
  const page = await browser.newPage({ viewport: { width: 1680, height: 1000 } });
  for (const { name } of sheets) {
    // Reloaded with this sheet alone: a tab cannot hold a thousand decoded images.
    await page.goto(pathToFileURL(index).href);
    await page.addStyleTag({ content: `article:not(#w${name}) { display: none; }` });
    const sheet = page.locator(`#w${name}`);
    await sheet.evaluate(async (article) => {
      const images = [...article.querySelectorAll('img')];
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode()));
    });
    await sheet.screenshot({ path: join(folder, 'sheets', `${name}.png`) });
  }
  await page.close();
}
