// The real worker with its data folder on a disk that fills up.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, statfsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Browser, refusal } from '#tests/contract/browser.ts';
import { migrationsDir } from '#tests/contract/migrations-dir.ts';
import { Server } from '#tests/e2e/server.ts';
import { startEmbedded } from '#worker/supabase/embedded.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

const disk = mkdtempSync(join(tmpdir(), 'homeward-disk-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', disk]).status === 0;
const why = mounted ? '' : ' (skipped: no right to mount a small disk)';

describe.skipIf(!mounted)(`on a disk of 120 MB${why}`, () => {
  const filler = join(disk, 'filler');

  afterAll(async () => {
    spawnSync('umount', ['--lazy', disk]);
    await rm(disk, { recursive: true, force: true });
  });

  /** Leaves so many bytes free. */
  function fill(free: number): void {
    const { bavail, bsize } = statfsSync(disk);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - free));
  }

  /** A first start; then it writes nothing but log, until 6 MB are left in its file. */
  async function useUpLogFile(dataDir: string): Promise<void> {
    const seedFile = join(migrationsDir, '../seed.sql');
    const backend = await startEmbedded({ dataDir, migrationsDir, seedFile, demo: 'trial' });
    await backend.sql(
      `select pg_logical_emit_message(false, 'test', repeat('x',
        (16777216 - 6000000 - (pg_current_wal_insert_lsn() - '0/0') % 16777216)::integer))`,
    );
    await backend.close();
  }

  test(
    'a full disk is told by health, ends the process with a sentence, and loses nothing that was accepted',
    { tags: ['long'] },
    async () => {
      const dataDir = join(disk, 'data');
      const server = await Server.create({ DATA_DIR: dataDir });
      await useUpLogFile(dataDir);
      await server.start();
      const browser = new Browser(server.url, (request) => fetch(request));
      // Less than the next file of Postgres's log takes.
      fill(9_000_000);
      const health = await browser.request('/api/health');
      expect(health.headers.get('Retry-After')).toBe('2');
      expect(await refusal(health)).toMatchObject({ status: 503, code: 'unavailable' });

      const said: string[] = [];
      while (server.running) {
        const ids = Array.from({ length: 20 }, () => crypto.randomUUID());
        const prompt = 'Which of your dogs is quiet? '.repeat(50);
        const results = await browser
          .push(ids.map((id) => ({ kind: 'askForSuggestions', args: { id, prompt } })))
          .catch(() => []);
        said.push(...ids.filter((_, nth) => results[nth]?.outcome === 'accepted'));
      }
      expect(said.length).toBeGreaterThan(0);
      expect(server.log).toMatch(/The database has ended: its disk is full \(\d+ MB are free for /);

      await expect(server.start()).rejects.toThrow(/The database did not open: its disk is full/);
      await rm(filler);
      await server.start();
      const held = new Set((await browser.pullAll()).map(({ id }) => id));
      expect(said.filter((id) => !held.has(id))).toEqual([]);
      expect((await browser.request('/api/health')).status).toBe(200);
      await server.dispose();
    },
  );
});
