import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { BuiltFiles } from '#worker/documents/documents-app.ts';

const notBuilt = 'The app has not been built yet: stop this, run npm run build, and start again.';

/** The built app in a folder of this machine. */
export function filesInFolder(folder: string): BuiltFiles {
  if (!existsSync(join(folder, 'page.html')))
    return {
      file: (_c, next) => next(),
      document: async (c) => c.text(notBuilt, 503),
      text: async () => undefined,
    };
  const document = serveStatic({ root: folder, path: 'page.html', precompressed: true });
  return {
    file: serveStatic({ root: folder, precompressed: true }),
    document: async (c) => (await document(c, async () => {})) ?? c.text(notBuilt, 503),
    text: (_c, path) => readFile(join(folder, path), 'utf8'),
  };
}
