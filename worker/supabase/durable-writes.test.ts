import { openPglite } from './pglite.ts'; // before Lite: it keeps Node's warnings
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@supabase/lite/pglite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { durableStartParams, writeDurably } from './durable-writes.ts';

// Each makes a database on the disk: 54 s where others write to it too.
vi.setConfig({ testTimeout: 180_000 });

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-durable-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'postgres');
}

type Sync = (stream: { path: string }) => number;

test('a commit writes its log to the disk, and a checkpoint the tables, before they are answered', async () => {
  const folder = await newFolder();
  const db = await PGlite.create(folder, {
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
  writeDurably(db, folder);
  const synced: string[] = [];
  const operations: { fsync?: Sync } = Reflect.get(db.Module.FS.filesystems.NODEFS, 'stream_ops');
  const { fsync } = operations;
  operations.fsync = (stream) => {
    if (fsync?.(stream) === 0) synced.push(stream.path);
    return 0;
  };
  await db.exec('create table t (id int)');
  synced.length = 0;
  await db.exec('insert into t values (1)');
  expect(synced).toEqual([expect.stringContaining('/pg_wal/')]);
  await db.exec('checkpoint');
  expect(synced).toContainEqual(expect.stringMatching(/\/base\/5\/\d+$/));
  expect(synced).toContainEqual(expect.stringMatching(/pg_control$/));
  await db.close();
});

test('a database in a folder is opened like that', async () => {
  const database = await openPglite(await newFolder());
  const settings = await database.transaction((sql) =>
    sql(`select string_agg(name || '=' || setting, ' ' order by name) as all from pg_settings
         where name in ('fsync', 'synchronous_commit', 'wal_sync_method')`),
  );
  expect(settings).toEqual([{ all: 'fsync=on synchronous_commit=on wal_sync_method=fsync' }]);
  const driver: unknown = Reflect.get(database.connection, 'driver');
  expect(driver).toBeInstanceOf(PGlite);
  if (driver instanceof PGlite)
    expect(driver.Module.FS.filesystems.NODEFS).toHaveProperty(
      'stream_ops.fsync',
      expect.any(Function),
    );
  await database.close();
});
