import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '#tools/steps.js';

const folder = join(root, 'tests', 'bench');

const ownPages = ['homeward', 'fetch-and-parse', 'map-with-chunks', 'raw-indexed-db'] as const;
const peerPages = ['tinybase', 'rxdb', 'dexie-rows', 'pouchdb', 'tanstack-db'] as const;
export type PageName = (typeof ownPages)[number] | (typeof peerPages)[number];

/** Whether tests/bench/peers has its packages. */
export const hasPeers = (): boolean => existsSync(join(folder, 'peers', 'node_modules', 'rxdb'));

/**
 * Bundles each page alone, minified, into the folder. Gives the names of those there are: without
 * the peers' packages only our own.
 */
export async function buildPages(target: string): Promise<ReadonlySet<PageName>> {
  const names = hasPeers() ? [...ownPages, ...peerPages] : ownPages;
  const isPeer = (name: PageName) => peerPages.some((one) => one === name);
  for (const name of names) {
    await build({
      configFile: false,
      logLevel: 'error',
      root,
      base: '/bench/pages/',
      publicDir: false,
      resolve: { tsconfigPaths: true },
      worker: { format: 'es' },
      build: {
        outDir: target,
        emptyOutDir: false,
        target: 'es2024',
        // As the app: what an import() needs is fetched with it.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { [name]: join(folder, isPeer(name) ? 'peers' : 'pages', `${name}.ts`) },
          output: { entryFileNames: '[name].js' },
        },
      },
    });
    const script = `/bench/pages/${name}.js`;
    await writeFile(
      join(target, `${name}.html`),
      `<!doctype html><meta charset="utf-8" /><title>${name}</title><body><script type="module" src="${script}"></script></body>`,
    );
  }
  return new Set(names);
}
