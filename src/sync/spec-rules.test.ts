import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const rules = [...read('src/sync/SPEC.md').matchAll(/^\*\*([SCP]\d+)\*\* /gm)].map(([, id]) => id);
const root = new URL('../../', import.meta.url).pathname;
const tests = globSync(
  '{src/{sync,session,catalogue,db,domain,pwa},tests}/**/*.{test,spec}.{ts,tsx}',
  {
    cwd: root,
  },
);
const cited = new Set(
  tests.flatMap((path) => [...read(path).matchAll(/\[([SCP]\d+)\]/g)].map(([, id]) => id)),
);

it('every rule of SPEC.md is numbered once, without a gap', () => {
  const expected = ['S', 'C', 'P'].flatMap((letter) => {
    const count = rules.filter((id) => id?.startsWith(letter)).length;
    return Array.from({ length: count }, (_, n) => `${letter}${n + 1}`);
  });
  expect(rules).toEqual(expected);
});

it('every rule of SPEC.md is cited by a test', () => {
  expect(rules.filter((id) => !cited.has(id))).toEqual([]);
});

it('every citation is a rule of SPEC.md', () => {
  expect([...cited].filter((id) => !rules.includes(id))).toEqual([]);
});
