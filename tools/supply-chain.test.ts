// What is installed is exactly what was chosen, and runs nothing on its way.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readSbom } from './sbom.js';
import { root } from './steps.js';

/** The packages that may run a script when they are installed, each with the reason. */
const installScripts = {
  node: 'fetches Node 24 for this machine, which runs everything',
  esbuild: 'puts its program for this machine in place; vite and wrangler build with it',
  workerd: 'puts its program for this machine in place; wrangler serves the edge with it',
};

const versions = z.optional(z.record(z.string(), z.string()));
const manifest = z
  .object({
    dependencies: versions,
    devDependencies: versions,
    overrides: z.record(z.string(), z.record(z.string(), z.string())),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(read('package.json')));
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      integrity: z.optional(z.string()),
      resolved: z.optional(z.string()),
      inBundle: z.optional(z.boolean()),
      hasInstallScript: z.optional(z.boolean()),
      optionalDependencies: versions,
    }),
  ),
});
const lockedIn = (file: string) =>
  Object.entries(lockSchema.parse(JSON.parse(read(file))).packages).filter(([path]) => path !== '');

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

const locked = lockedIn('package-lock.json');
// What the bench compares with, and no part of the app: a package of its own that only the bench
// installs, without running a script. So it has no licence to show and no line in the sbom.
const peers = 'tests/bench/peers';
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

test('only packages with a reason may run a script when they are installed', () => {
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(scripted.map(([path]) => nameOf(path)));
  expect([...names].toSorted()).toEqual(Object.keys(installScripts).toSorted());
  expect(Object.keys(manifest.allowScripts).toSorted()).toEqual([...names].toSorted());
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('every dependency is named by one exact version', () => {
  const ofPeers = z
    .object({ dependencies: versions })
    .parse(JSON.parse(read(`${peers}/package.json`)));
  const named = [
    manifest.dependencies,
    manifest.devDependencies,
    ...Object.values(manifest.overrides),
    ofPeers.dependencies,
  ].flatMap((group) => Object.entries(group ?? {}));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

test.each([
  ['the app', locked, 400],
  ['the bench’s peers', lockedIn(`${peers}/package-lock.json`), 50],
])(
  'every package of %s has a checksum, and they come from one place, by https',
  (_, packages, fewest) => {
    expect(packages.length).toBeGreaterThan(fewest);
    // A bundled package comes within another one, whose checksum covers it.
    const fetched = packages.filter(([, { inBundle }]) => !inBundle);
    expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
    // Without an address a package comes from the registry that npm is set to.
    const elsewhere = packages.filter(([, { resolved }]) => resolved !== undefined);
    const origins = new Set(elsewhere.map(([, { resolved }]) => new URL(resolved ?? '').origin));
    expect(origins.size).toBeLessThanOrEqual(1);
    for (const origin of origins) expect(origin).toMatch(/^https:/);
  },
);

test('the lock file holds the packages of every platform, so that no install has to add them', () => {
  const names = new Set(locked.map(([path]) => nameOf(path)));
  const optional = locked.flatMap(([, one]) => Object.keys(one.optionalDependencies ?? {}));
  expect(optional.length).toBeGreaterThan(50);
  expect(optional.filter((name) => !names.has(name))).toEqual([]);
});

test('npm run sbom names each of them, with its version and, unless another bundles it, its checksum', async () => {
  const sbom = z
    .object({
      bomFormat: z.literal('CycloneDX'),
      metadata: z.object({ component: z.object({ name: z.literal('homeward') }) }),
      components: z.array(
        z.object({
          name: z.string(),
          version: z.string(),
          hashes: z.optional(z.array(z.object({ alg: z.literal('SHA-512') }))),
        }),
      ),
    })
    .parse(await readSbom());
  const bundled = locked.filter(([, { inBundle }]) => inBundle).map(([path]) => nameOf(path));
  const unchecked = sbom.components.filter(({ hashes = [] }) => hashes.length === 0);
  expect(unchecked.filter(({ name }) => !bundled.includes(name))).toEqual([]);
  const listed = new Set(sbom.components.map(({ name, version }) => `${name}@${version}`));
  const missing = locked.filter(([path, { version }]) => !listed.has(`${nameOf(path)}@${version}`));
  expect(missing.map(([path]) => path)).toEqual([]);
}, 30_000);
