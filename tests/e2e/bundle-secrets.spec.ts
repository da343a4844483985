// What is built is public: it holds no key, no password and no address of a database.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { root } from '#tools/steps.js';
import { expect, test } from './fixtures.ts';

const dist = join(root, 'dist');

/** What a secret looks like, each with one that must be found. */
const shapes: Record<string, { pattern: RegExp; example: string }> = {
  'a secret key of Supabase': {
    pattern: /sb_secret_/,
    example: 'const key="sb_secret_1a2b3c"',
  },
  // Three parts in base64url, the first two of them JSON.
  'a token': {
    pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/,
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmF0dXJlLW9m',
  },
  'a private key': { pattern: /PRIVATE KEY/, example: '-----BEGIN PRIVATE KEY-----' },
  'the address of a database': {
    pattern: /postgres(ql)?:\/\//,
    example: 'postgres://homeward:word@db.example/homeward',
  },
  'a secret variable by its name': {
    pattern: /SUPABASE_SECRET_KEY|DATABASE_URL|VAPID_PRIVATE_KEY|SMTP_URL/,
    example: 'process.env.VAPID_PRIVATE_KEY',
  },
};

const secretVariables = ['SUPABASE_SECRET_KEY', 'DATABASE_URL', 'VAPID_PRIVATE_KEY', 'SMTP_URL'];

/** The secrets of this machine: what is configured, and what a data folder keeps. */
function secretsHere(dataDirs: readonly string[]): string[] {
  const file = join(root, '.env');
  const variables = {
    ...(existsSync(file) && parseEnv(readFileSync(file, 'utf8'))),
    ...process.env,
  };
  const configured = secretVariables.map((name) => variables[name]);
  const kept = dataDirs.flatMap((folder) =>
    ['keys.json', 'vapid.json'].flatMap((name) => {
      const path = join(folder, name);
      if (!existsSync(path)) return [];
      const keys: Record<string, unknown> = JSON.parse(readFileSync(path, 'utf8'));
      return [keys['secret'], keys['jwtSecret'], keys['privateKey']];
    }),
  );
  return [...configured, ...kept].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
}

function findSecrets(text: string, values: readonly string[]): string[] {
  const shaped = Object.entries(shapes).filter(([, { pattern }]) => pattern.test(text));
  const known = values.filter((value) => text.includes(value));
  return [...shaped.map(([name]) => name), ...known.map(() => 'a secret of this machine')];
}

function textOf(path: string): string {
  const bytes = readFileSync(path);
  if (path.endsWith('.br')) return brotliDecompressSync(bytes).toString('latin1');
  if (path.endsWith('.gz')) return gunzipSync(bytes).toString('latin1');
  return bytes.toString('latin1');
}

test('no file of the built app holds a secret', ({ server }) => {
  const values = secretsHere([server.dataDir, join(root, '.data')]);
  // Those of the server of this test, at least.
  expect(values.length).toBeGreaterThanOrEqual(3);
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(paths.length).toBeGreaterThan(50);
  const found = paths.flatMap((path) =>
    findSecrets(textOf(path), values).map((what) => `${path}: ${what}`),
  );
  expect(found).toEqual([]);
});

test('a secret in a file would be found', () => {
  for (const [name, { example }] of Object.entries(shapes))
    expect(findSecrets(`x=1;${example};`, []), name).toEqual([name]);
  expect(findSecrets('x="not-told-anybody"', ['not-told-anybody'])).toHaveLength(1);
});
