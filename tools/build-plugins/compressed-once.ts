import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const isText = (file: string) => /\.(js|css|html|svg|webmanifest)$/.test(file);

/** Writes a compressed file beside each text, so that the server need not compress it each time. */
export const compressedOnce: Plugin = {
  name: 'compressed-once',
  apply: 'build',
  closeBundle: {
    // After the service worker, which is built last.
    order: 'post',
    sequential: true,
    async handler() {
      const { outDir } = this.environment.config.build;
      const files = (await readdir(outDir, { recursive: true })).filter(isText);
      await Promise.all(
        files.map(async (file) => {
          const path = join(outDir, file);
          await writeFile(`${path}.br`, await brotli(await readFile(path)));
        }),
      );
    },
  },
};
