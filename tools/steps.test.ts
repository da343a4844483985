import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnvFile } from './steps.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'homeward-env-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test('what .env names is set, unless it is set already, even to nothing', () => {
  vi.stubEnv('HOST', undefined);
  vi.stubEnv('PORT', '9000');
  vi.stubEnv('DATABASE_URL', '');
  writeFileSync(
    join(folder, '.env'),
    '# mine\nHOST=0.0.0.0\nPORT=8000\nDATABASE_URL=postgres://elsewhere\n',
  );
  readEnvFile(folder);
  expect([process.env['HOST'], process.env['PORT'], process.env['DATABASE_URL']]).toEqual([
    '0.0.0.0',
    '9000',
    '',
  ]);
});

test('without a .env nothing changes', () => {
  const before = { ...process.env };
  readEnvFile(folder);
  expect({ ...process.env }).toEqual(before);
});
