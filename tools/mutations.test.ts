import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mutations, runs } from './mutation-list.js';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

for (const { name, file, find, replace, run } of mutations) {
  describe(`the mutation that takes out ${name}`, () => {
    test('finds its place exactly once', () => {
      expect(read(file).split(find)).toHaveLength(2);
      expect(replace).not.toContain(find);
    });

    test('names a run that there is', () => {
      expect(Object.keys(runs)).toContain(run);
    });
  });
}

test('a mutation of SQL changes what no later migration replaces', () => {
  const files = readdirSync(new URL('../supabase/migrations', import.meta.url));
  for (const { file, find } of mutations.filter((one) => one.file.endsWith('.sql'))) {
    const [before = ''] = read(file).split(find);
    const inFunction = `function ${/.*function ([\w.]+)\(/s.exec(before)?.[1]}(`;
    // A trigger is in no function, and is made anew only by its own statement.
    const name = /^create trigger .*/.exec(find)?.[0] ?? inFunction;
    const later = files
      .map((one) => `supabase/migrations/${one}`)
      .filter((one) => one > file && read(one).includes(name));
    // The older text is not in effect any more.
    expect(later, `point "file" at the newest migration with ${name}`).toEqual([]);
  }
});

test('no two mutations have one name', () => {
  const names = mutations.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('rules that a mutation names are rules of SPEC.md', () => {
  const rules = read('src/sync/SPEC.md');
  const cited = mutations.flatMap(({ name }) => name.match(/\b[SC]\d+\b/g) ?? []);
  expect(cited.filter((id) => !rules.includes(`**${id}** `))).toEqual([]);
});
