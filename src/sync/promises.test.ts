// "What we promise" in README.md is a table of promises, the rules they rest on, and the tests that
// show them. If a test was renamed or removed, nothing shows its promise any more.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const url = (path: string) => new URL(`../../${path}`, import.meta.url);
const read = (path: string) => readFileSync(url(path), 'utf8');

const [, section = ''] = /^## What we promise\n(.*?)^## /ms.exec(read('README.md')) ?? [];
const promises = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2) // the head of the table, and the line under it
  .map((line) => {
    const [, promise = '', cited = '', shown = ''] = line.split('|').map((cell) => cell.trim());
    return { promise, cited, shown };
  });
const rules = new Set(
  [...read('src/sync/SPEC.md').matchAll(/^\*\*([SC]\d+)\*\* /gm)].map(([, id]) => id),
);

/** Titles as the file has them, without the rules they cite; a placeholder matches any text. */
function titlesIn(file: string): RegExp[] {
  const calls = read(file).matchAll(
    /\b(?:it|test)(?:\.each\([^]*?\))?\(\s*(['"`])(?:\[[SC]\d+\] )*(.*?)\1,/g,
  );
  return [...calls].map(([, , title = '']) => {
    const parts = title.split(/\$\{.*?\}|%\w/);
    return new RegExp(`^${parts.map((part) => part.replaceAll(/\W/g, '\\$&')).join('.+')}$`);
  });
}

it('the README makes eight to fourteen promises', () => {
  expect(promises.length).toBeGreaterThanOrEqual(8);
  expect(promises.length).toBeLessThanOrEqual(14);
});

for (const { promise, cited, shown } of promises) {
  describe(`“${promise}”`, () => {
    it('rests on rules of SPEC.md', () => {
      expect(cited.split(', ').filter((id) => !rules.has(id))).toEqual([]);
    });

    it('is shown by tests that there are', () => {
      const files = [...shown.matchAll(/\[[^\]]+\]\(([^)]+)\): ((?:“[^”]+”(?:, )?)+)/g)];
      expect(files).not.toEqual([]);
      for (const [, file = '', quoted = ''] of files) {
        expect(existsSync(url(file)), file).toBe(true);
        const known = titlesIn(file);
        const titles = [...quoted.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title);
        const missing = titles.filter((title) => !known.some((pattern) => pattern.test(title)));
        expect(missing, `titles in ${file}`).toEqual([]);
      }
    });
  });
}
