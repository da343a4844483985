// Leaves out what the start would load of its libraries and never use.
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const smallerLibraries: Plugin[] = [
  {
    name: 'smaller-libraries',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          // ES5 by default: 2 kB more, gzipped, for browsers that could not run the rest.
          { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' },
          // ES5 too, and twice as large.
          {
            find: /^workbox-window$/,
            replacement: 'workbox-window/build/workbox-window.prod.mjs',
          },
          // The router's store imports a shim that React 18 and later do not need.
          {
            find: /^use-sync-external-store\/shim\/with-selector$/,
            replacement: 'use-sync-external-store/with-selector',
          },
          // Only lucide's icon files import this name.
          {
            find: '../createLucideIcon.mjs',
            replacement: join(import.meta.dirname, '../../src/ui/lucide-icon.ts'),
          },
        ],
      },
    }),
    // Of an icon's file the app needs its shapes alone (src/ui/lucide-icon.ts): not the name, the
    // size and the React keys beside them. 0.5 kB of the start, gzipped.
    transform: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      handler: (code) =>
        code.replaceAll(
          /,\s*key: "\w+"|\bname: "[^"]+",\s*size: \d+,|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm,
          '',
        ),
    },
  },
  {
    name: 'dexie-without-advice',
    apply: 'build',
    // What it says to those who write a schema, call it wrongly or delete a database, and of what
    // `openDatabase` hears itself. 0.6 kB of the start, gzipped.
    transform: {
      filter: { id: /dexie\.min\.mjs$/ },
      handler: (code) =>
        code
          .replaceAll(
            /console\.(debug|warn)\(("Dexie: (Cr|ha)[^)]*|`(Dexie(\.d| u)|The q|Unab|Another|Upgrade)[^`]*`|"Dexie Sch[^"]*")\)/g,
            '0',
          )
          // Of arguments that our types forbid.
          .replaceAll(
            /"(Entity inst|Invalid (table )?arg|bulk(Add|Put)\(\): keys|Arguments obj|startsWithAnyOf|Given (keys|vers)|Index must|Invalid closeO)[^"]*"/g,
            '"wrong"',
          ),
    },
  },
  {
    name: 'smaller-router',
    apply: 'build',
    // What it does where an app says nothing: how it shows an error, reads and writes search
    // parameters, and reloads where the code of a page is missing. src/routes.tsx and
    // src/shell/load-page.ts have our own. 0.8 kB of the start, gzipped.
    transform: {
      filter: { id: /@tanstack.*(CatchBoundary|lazyRouteComponent|searchParams)\.js$/ },
      handler: (code) =>
        code
          .replace(/^function ErrorComponent[^]*?^}/m, 'const ErrorComponent = () => null;')
          .replace(/^\t\t\tif \(isModuleNotFoundError[^]*?^\t\t\t}/m, '')
          .replaceAll(/^const (default(?:Parse|Stringify)Search) = .*$/gm, 'const $1 = undefined;'),
    },
  },
];
