// What is on screen before a script has run, and when the scripts come.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { HomeFirstPaint } from '#src/home-first-paint.tsx';
import { FirstPaint } from '#src/shell/first-paint.tsx';

const paints = {
  home: () => renderToStaticMarkup(createElement(HomeFirstPaint)),
  other: () => renderToStaticMarkup(createElement(FirstPaint)),
};

/** Draws the start page into index.html; page.html, for every other path, begins with the bar. */
const firstPaint: Plugin = {
  name: 'first-paint',
  transformIndexHtml: (html, { originalUrl = '/' }) =>
    html.replace('<!-- first paint -->', paints[originalUrl === '/' ? 'home' : 'other']()),
  async writeBundle({ dir = 'dist' }) {
    const home = await readFile(join(dir, 'index.html'), 'utf8');
    if (!home.includes(paints.home())) throw new Error('index.html has lost its first paint.');
    await writeFile(join(dir, 'page.html'), home.replace(paints.home(), paints.other()));
  },
};

const scriptTags =
  /<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="\/(.+?)">(?:<\/script>)?\s*/g;

/**
 * Lets each script run as a task of its own when it and what it imports have come. They stand at the
 * end of the page, because they do not wait for it to be read; first those that import the least,
 * because the others wait for them, and of these the largest, because it takes longest.
 */
const scriptsApart: Plugin = {
  name: 'scripts-apart',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const scripts: string[] = [];
      const rest = html.replaceAll(scriptTags, (_tag, file: string) => {
        scripts.push(file);
        return '';
      });
      const weigh = (file: string) => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk'
          ? { file, imports: chunk.imports.length, length: chunk.code.length }
          : { file, imports: 0, length: 0 };
      };
      const tags = scripts
        .map(weigh)
        .sort((a, b) => a.imports - b.imports || b.length - a.length)
        .map(
          ({ file }) =>
            // What is drawn already needs none of them, but its style, fonts and picture.
            `<script type="module" async fetchpriority="low" crossorigin src="/${file}"></script>`,
        );
      return rest.replace('</body>', `${tags.join('\n')}</body>`);
    },
  },
};

export const drawnPages = [firstPaint, scriptsApart];
