import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

// Their files are subsets in src/ui/fonts; no script imports the packages.
const fonts = ['@fontsource-variable/figtree', '@fontsource-variable/fraunces'];

/** Writes the licences of every package that the built app contains, for the page "Licensing". */
export const thirdPartyNotices: Plugin = {
  name: 'third-party-notices',
  apply: 'build',
  generateBundle(_, bundle) {
    const folders = new Set(
      fonts.map((name) => join(this.environment.config.root, 'node_modules', name)),
    );
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const id of chunk.moduleIds) {
        const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0];
        if (folder !== undefined && !folder.includes('\0')) folders.add(folder);
      }
    }
    const notices = [...folders]
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map(noticeOf);
    const source = notices.toSorted().join(`\n\n${'-'.repeat(72)}\n\n`);
    this.emitFile({ type: 'asset', fileName: 'third-party-notices.txt', source });
  },
};

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, ...texts].join('\n\n');
}
