// Stands in, in the built app, for Vite's helper around each import() (vite.config.ts says where).
// That one also loads styles and reports errors to listeners; the app has one style sheet and no such
// listener. It is 0.6 of the 165 kB that a first visit may fetch.
const requested = new Set<string>();

/**
 * Loads a chunk, and has the browser fetch at the same time the chunks it will import.
 *
 * @param load The import() itself.
 * @param files Paths of those chunks below the root, without the leading slash.
 * @see https://vite.dev/guide/features#async-chunk-loading-optimization
 */
export function __vitePreload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  for (const file of files) {
    if (requested.has(file)) continue;
    requested.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = `/${file}`;
    document.head.append(link);
  }
  return load();
}
