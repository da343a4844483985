// Proves that the layer rules of .oxlintrc.json work: allowed imports pass, all others fail.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { layers } from './layers.ts';

const ways = [
  (name: string) => `import '${name}';`,
  (name: string) => `export * from '${name}';`,
  (name: string) => `void import('${name}');`,
];

/** The imports that the rule refuses, as "file: import", once for each refused way to write it. */
function lint(): string[] {
  const root = dirname(import.meta.dirname);
  const folder = mkdtempSync(join(tmpdir(), 'homeward-layers-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  // Globs are relative to the configuration's folder.
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const { file, may, mayNot } of layers) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const lines = [...may, ...mayNot].flatMap((name) => ways.map((way) => way(name)));
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  const oxlint = join(root, 'node_modules/.bin/oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=json', 'src', 'worker', 'tools'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const report = JSON.parse(stdout) as {
    diagnostics: { code: string; message: string; filename: string }[];
  };
  return report.diagnostics
    .filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename, message }) => `${filename}: ${message.split("'")[1]}`);
}

const refusals = lint();

test.each(layers)('$file imports only what its layer may', ({ file, mayNot }) => {
  const refused = refusals.filter((refusal) => refusal.startsWith(`${file}: `));
  const expected = mayNot.flatMap((name) => ways.map(() => `${file}: ${name}`));
  expect(refused.sort()).toEqual(expected.sort());
});
