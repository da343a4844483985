// Prerenders the documents, and defers the scripts until after the first paint.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import type { Plugin, Rollup } from 'vite';
import { render, slot } from '#src/prerender/template.tsx';
import { PrerenderedHome } from '#src/prerender/home.tsx';
import { PrerenderedList } from '#src/prerender/list.tsx';
import { PrerenderedPet } from '#src/prerender/pet.tsx';
import { PrerenderedBars } from '#src/prerender/bars.tsx';

const home = () => render(PrerenderedHome);
const bars = () => render(PrerenderedBars);

const rootTag = '<div id="root">';
const title = '<title>Homeward</title>';
const summary = /(<meta\s+name="description"\s+content=")[^"]*"/;

/** A document that is filled with pets when it is served; see src/domain/prerender.ts. */
const template = (content: ComponentType) => (html: string, begin: string) =>
  swap(
    swap(
      swap(html, home(), render(content)),
      rootTag,
      `<div id="root" data-pets="${slot('pets')}">`,
    ),
    title,
    `<title>${slot('documentTitle')} · Homeward</title>`,
  )
    .replace(summary, `$1${slot('summary')}"`)
    .replace('</head>', `{{#many}}${begin}{{/many}}</head>`);

/** How each other document is made from index.html. */
const documents = {
  'page.html': (html: string) => swap(html, home(), bars()),
  'list.html': template(PrerenderedList),
  'pet.html': template(PrerenderedPet),
};

/** Prerenders the start page into index.html, and makes the other documents from it. */
const prerenderPages: Plugin = {
  name: 'prerender',
  transformIndexHtml: (html, { originalUrl = '/' }) =>
    html.replace('<!-- prerender -->', originalUrl === '/' ? home() : bars()),
  async writeBundle({ dir = 'dist' }, bundle) {
    const index = await readFile(join(dir, 'index.html'), 'utf8');
    const begin = scriptTag('begin-chunks', bundle);
    for (const [name, made] of Object.entries(documents))
      await writeFile(join(dir, name), made(index, begin));
  },
};

/** `name`: of a script of its own, which is the tag's id too. */
function scriptTag(name: string, bundle: Rollup.OutputBundle, attributes = ''): string {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
  if (!chunk) throw new Error(`There is no script ${name} among what is built.`);
  return `<script type="module" async id="${name}" crossorigin src="/${chunk.fileName}"${attributes}></script>`;
}

function swap(html: string, old: string, by: string): string {
  if (!html.includes(old)) throw new Error(`index.html has lost this: ${old.slice(0, 80)}`);
  return html.replace(old, () => by);
}

const scriptTags =
  /<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="\/(.+?)">(?:<\/script>)?\s*/g;

/**
 * Lists the app's scripts for src/start/load-app.ts, which fetches them after the first paint:
 * first those that import the least, because the others wait for them; of these the largest first,
 * because it takes longest.
 */
const scriptsAfterPaint: Plugin = {
  name: 'scripts-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const named = new Set(Array.from(html.matchAll(scriptTags), ([, file]) => file));
      const scripts = chunks
        .filter(({ name, fileName }) => name !== 'load-app' && named.has(fileName))
        .sort((a, b) => a.imports.length - b.imports.length || b.code.length - a.code.length)
        .map(({ fileName }) => `/${fileName}`);
      const loader = scriptTag('load-app', bundle, ` data-scripts="${scripts.join(' ')}"`);
      return html.replaceAll(scriptTags, '').replace('</head>', `${loader}</head>`);
    },
  },
};

export const prerender = [prerenderPages, scriptsAfterPaint];
