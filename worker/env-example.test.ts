// .env.example and the README's table say what can be set: both are compared with worker/env.ts.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEnvironment, variableNames } from './env.ts';

/** A variable as it is described somewhere; the default is '' where there is none. */
type Described = { name: string; default: string; sentence: string };

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** Blocks of comment lines that end with `# NAME=default`. */
function inExample(text: string): Described[] {
  return text.split('\n\n').flatMap((block) => {
    const lines = block.trim().split('\n');
    const [, name, value = ''] = /^(?:# )?([A-Z_]+)=(.*)$/.exec(lines.at(-1) ?? '') ?? [];
    const sentence = lines.slice(0, -1).map((line) => line.replace(/^# /, ''));
    return name === undefined ? [] : [{ name, default: value, sentence: sentence.join(' ') }];
  });
}

/**
 * Rows of the table; a row may name several, and its default begins with a code span, or is words.
 */
function inReadme(text: string): Described[] {
  const [, section = ''] = text.split('\n## Configuration\n');
  const [table = ''] = section.split('\n## ');
  return table.split('\n').flatMap((row) => {
    const [, names = '', value = '', sentence = ''] = row.split('|').map((cell) => cell.trim());
    const [, first = ''] = /^`([^`]*)`/.exec(value) ?? [];
    return [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => ({
      name,
      default: first.replace('PORT', '8787'),
      sentence,
    }));
  });
}

/** What must be corrected in one of the two. */
function mends(file: string, described: readonly Described[]): string[] {
  const names = described.map(({ name }) => name);
  const without = variableNames.filter((name) => !names.includes(name));
  const unknown = names.filter((name) => !variableNames.includes(name));
  const bare = described.filter(({ sentence }) => sentence === '');
  return [
    ...without.map((name) => `${file} lacks ${name}: add it with its default and one sentence.`),
    ...unknown.map((name) => `${file} has ${name}, which worker/env.ts does not read: remove it.`),
    ...bare.map(({ name }) => `${file} does not say what ${name} is: write one sentence.`),
  ];
}

const example = inExample(read('.env.example'));
const table = inReadme(read('README.md'));

test('.env.example describes every variable that the worker reads, and no other', () => {
  expect(mends('.env.example', example)).toEqual([]);
});

test('so does the table in the README', () => {
  expect(mends('README.md', table)).toEqual([]);
});

test('what .env.example calls a default changes nothing when it is set', () => {
  for (const { name, default: value } of example)
    expect(readEnvironment({ [name]: value }), `${name} in .env.example`).toEqual(
      readEnvironment({}),
    );
});

test('every default is in .env.example', () => {
  const { port, host, dataDir, publicUrl, ...rest } = readEnvironment({});
  const days = [rest.sessionIdleDays, rest.sessionMaxDays, rest.securityLogDays].map(String);
  const withModel = readEnvironment({ AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'x' });
  const tokens = String(withModel.model?.dailyTokens);
  const defaults = [String(port), host, dataDir, publicUrl.origin, ...days, tokens];
  expect(example.map((one) => one.default).filter((value) => value !== '')).toEqual(defaults);
});

test('the README names the same defaults as .env.example', () => {
  const defaults = (described: readonly Described[]) =>
    Object.fromEntries(described.map((one) => [one.name, one.default]));
  expect(defaults(table)).toEqual(defaults(example));
});
