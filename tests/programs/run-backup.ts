import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { putPreparedInto } from '#tests/databases/prepared.ts';
import { root } from '#tools/steps.js';
import { variableNames } from '#worker/env.ts';
import { type Embedded, startEmbedded } from '#worker/supabase/embedded.ts';

/** A folder for one test, in which its programs are called. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'homeward-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const nothingSet = Object.fromEntries(variableNames.map((name) => [name, '']));

/** Starts a program as npm does; `said` is what it has printed so far. */
export function start(
  folder: string,
  name:
    | 'node/make-backup'
    | 'node/restore-backup'
    | 'node/export-archive'
    | 'node/import-file'
    | 'supabase/invite-admin',
  env: object,
  ...args: string[]
) {
  const child = spawn(process.execPath, [join('worker', `${name}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, ...nothingSet, INIT_CWD: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = once(child, 'close').then(([code]) => ({ code, said, errors: errors.trim() }));
  return { child, said: () => said, ended };
}

/** Runs a program to its end. */
export const run = (...args: Parameters<typeof start>) => start(...args).ended;

/** Runs a program that must end well. Returns what it printed. */
export async function runWell(...args: Parameters<typeof run>): Promise<string> {
  const { code, said, errors } = await run(...args);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return said;
}

/** Starts the database of a data folder; an empty folder gets a prepared one. */
export async function startIn(home: string): Promise<Embedded> {
  await putPreparedInto(home);
  return startEmbedded({ dataDir: home, migrationsDir });
}

/** The rows of a table as text, in their order. */
export const readRows = async (backend: Embedded, table: string) =>
  (await backend.sql(`select to_jsonb(t)::text as row from ${table} t order by 1`)).map((one) =>
    String(one['row']),
  );
