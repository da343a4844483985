// The oldest browsers that the README names have what the built scripts use.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { parseAst } from 'vite';
import { supportedBrowsers } from '#src/prerender/supported-browsers.ts';
import { root } from '#tools/steps.js';
import { expect, test } from './fixtures.ts';

/** Newer features that are in the built scripts, and why the oldest browsers do without them. */
const spared: Record<string, string> = {
  'Error.captureStackTrace': 'zod looks whether it is there',
  'document.startViewTransition': 'the router looks whether it is there',
  'globalThis.setImmediate': 'fake-indexeddb looks whether it is there',
  'navigator.connection': 'React looks whether it is there',
  'navigator.userAgentData': 'Dexie looks whether it is there',
  '….error()': 'of the console, not SuppressedError',
  '….escape()': 'of CSS, not RegExp',
  '….intersection()': 'of fake-indexeddb, not Set',
  '….pause()': 'of htmlparser2, not Atomics',
  '….take()': 'of typeAhead, not Iterator',
  '….toArray()': 'of Dexie, not Iterator',
  '….use()': 'of React and Dexie, not DisposableStack',
};

const compat = JSON.parse(
  readFileSync(join(root, 'node_modules/@mdn/browser-compat-data/data.json'), 'utf8'),
) as { api: Identifier; javascript: Identifier };

const browsers = Object.keys(supportedBrowsers) as (keyof typeof supportedBrowsers)[];

/** The supported browsers that lack a feature, as its record says. */
function lacking({ support }: CompatStatement): string[] {
  return browsers.filter((browser) => {
    const wanted = Number(supportedBrowsers[browser]);
    return ![support[browser] ?? []]
      .flat()
      .some(
        ({ version_added: added, version_removed, flags }) =>
          typeof added === 'string' &&
          flags === undefined &&
          Number(added.replace('≤', '')) <= wanted &&
          (version_removed === undefined || Number(version_removed) > wanted),
      );
  });
}

const builtins: Identifier = { ...compat.api, ...compat.javascript['builtins'] };

/** What a page or a worker calls its own objects. */
const objects: Record<string, string[]> = {
  window: ['Window'],
  self: ['Window', 'ServiceWorkerGlobalScope', 'WorkerGlobalScope'],
  globalThis: ['Window'],
  document: ['Document'],
  navigator: ['Navigator', 'WorkerNavigator'],
};

const methods = new Map<string, CompatStatement[]>();
for (const members of Object.values(compat.javascript['builtins'] ?? {})) {
  // Beside its members each has __compat, whose entries have none themselves.
  for (const [name, member] of Object.entries(members as Identifier)) {
    const { __compat } = member as Identifier;
    if (__compat) methods.set(name, [...(methods.get(name) ?? []), __compat]);
  }
}

const recordsOf = (interfaces: readonly string[], member: string) =>
  interfaces
    .flatMap((name) => [builtins[name]?.[member], builtins[name]?.[`${member}_static`]])
    .flatMap((found) => found?.__compat ?? []);

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The features that a script names, each with its records: one for each thing it may be. */
function* featuresOf(node: Node): Generator<[name: string, records: CompatStatement[]]> {
  const { type, object, property, callee, computed } = node;
  if (type === 'NewExpression' && isNode(callee) && callee.type === 'Identifier') {
    const name = String(callee['name']);
    yield [`new ${name}`, [builtins[name]?.__compat ?? []].flat()];
  }
  if (type === 'MemberExpression' && isNode(property) && isNode(object) && computed !== true) {
    const member = String(property['name']);
    const of = object.type === 'Identifier' ? String(object['name']) : '';
    const records = recordsOf(objects[of] ?? [of], member);
    if (records.length > 0) yield [`${of}.${member}`, records];
  }
  if (type === 'CallExpression' && isNode(callee) && isNode(callee['property'])) {
    const name = String(callee['property']['name']);
    const records = methods.get(name);
    if (records && callee['computed'] !== true) yield [`….${name}()`, records];
  }
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* featuresOf(value);
}

const scripts = () => [
  'sw.js',
  ...readdirSync(join(root, 'dist/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`),
];

test('the built scripts use nothing that the oldest supported browsers lack', () => {
  const tooNew = new Map<string, string>();
  for (const file of scripts()) {
    const code = readFileSync(join(root, 'dist', file), 'utf8');
    for (const [name, records] of featuresOf(parseAst(code) as unknown as Node)) {
      const without = records.map(lacking);
      if (without.length > 0 && without.every((list) => list.length > 0))
        tooNew.set(name, `${without[0]?.join()} (${file})`);
    }
  }
  for (const name of Object.keys(spared)) {
    expect([...tooNew.keys()], 'a feature that is spared is used').toContain(name);
    tooNew.delete(name);
  }
  expect(Object.fromEntries(tooNew)).toEqual({});
});

test('the README names these browsers', () => {
  const { chrome, edge, firefox, safari } = supportedBrowsers;
  const named = `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox} and Safari ${safari}`;
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(named);
});
