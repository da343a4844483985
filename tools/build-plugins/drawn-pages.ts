// What is on screen before a script has run, and when the scripts come.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import type { Plugin } from 'vite';
import { draw } from '#src/first-paint/draw.ts';
import { HomeFirstPaint } from '#src/first-paint/home.tsx';
import { ListFirstPaint } from '#src/first-paint/list.tsx';
import { PetFirstPaint } from '#src/first-paint/pet.tsx';
import { slot } from '#src/first-paint/slots.tsx';
import { FirstPaint } from '#src/shell/first-paint.tsx';

const home = () => draw(HomeFirstPaint);
const bars = () => draw(FirstPaint);

const rootTag = '<div id="root">';
const title = '<title>Homeward</title>';
const summary = /(<meta\s+name="description"\s+content=")[^"]*"/;

/** A page that is filled with pets when it is served; see src/domain/drawn-page.ts. */
const template = (page: ComponentType) => (html: string) =>
  swap(
    swap(swap(html, home(), draw(page)), rootTag, `<div id="root" data-pets="${slot('pets')}">`),
    title,
    `<title>${slot('documentTitle')} · Homeward</title>`,
  ).replace(summary, `$1${slot('summary')}"`);

/** Every page but the first, which is index.html, and what is made of that. */
const pages = {
  'page.html': (html: string) => swap(html, home(), bars()),
  'list.html': template(ListFirstPaint),
  'pet.html': template(PetFirstPaint),
};

/** Draws the start page into index.html, and makes the other pages from it. */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: (html, { originalUrl = '/' }) =>
    html.replace('<!-- first paint -->', originalUrl === '/' ? home() : bars()),
  async writeBundle({ dir = 'dist' }) {
    const index = await readFile(join(dir, 'index.html'), 'utf8');
    for (const [name, made] of Object.entries(pages)) await writeFile(join(dir, name), made(index));
  },
};

function swap(html: string, old: string, by: string): string {
  if (!html.includes(old)) throw new Error(`index.html has lost this: ${old.slice(0, 80)}`);
  return html.replace(old, () => by);
}

const scriptTags =
  /<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="\/(.+?)">(?:<\/script>)?\s*/g;

/**
 * Names the app's scripts to src/begin.ts, which fetches them once the page is drawn: first those
 * that import the least, because the others wait for them, and of these the largest, because it
 * takes longest.
 */
const scriptsAfterPaint: Plugin = {
  name: 'scripts-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const begin = chunks.find((chunk) => chunk.name === 'begin');
      if (!begin) throw new Error('src/begin.ts is not among what is built.');
      const named = new Set(Array.from(html.matchAll(scriptTags), ([, file]) => file));
      const scripts = chunks
        .filter((chunk) => chunk !== begin && named.has(chunk.fileName))
        .sort((a, b) => a.imports.length - b.imports.length || b.code.length - a.code.length)
        .map(({ fileName }) => `/${fileName}`);
      return html
        .replaceAll(scriptTags, '')
        .replace(
          '</head>',
          `<script type="module" async id="begin" crossorigin src="/${begin.fileName}" data-scripts="${scripts.join(' ')}"></script></head>`,
        );
    },
  },
};

export const drawnPages = [firstPaint, scriptsAfterPaint];
