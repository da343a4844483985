import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { chmod, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '#tests/contract/postgres-server.ts';
import { Server } from '#tests/e2e/server.ts';
import { type CutProxy, openCutProxy } from './cut-proxy.ts';

/** Two workers on one Postgres, on a disk that can be filled if this machine allows one. */
export type House = {
  workers: readonly Server[];
  postgres: PostgresServer;
  proxy: CutProxy;
  /** The folder that `fill` fills; undefined if no small disk can be mounted. */
  disk: string | undefined;
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'homeward-soak-'));
  // Postgres runs as another user when this runs as root.
  await chmod(folder, 0o755);
  const disk = mountSmallDisk(folder) ? folder : undefined;
  const postgres = await startPostgres(['-c', 'max_wal_size=200MB', '-c', 'fsync=on'], folder);
  const proxy = await openCutProxy(Number(new URL(postgres.url).port));
  const DATABASE_URL = postgres.url.replace(/:\d+\//, `:${proxy.port}/`);
  const dataDir = mkdtempSync(join(tmpdir(), 'homeward-soak-keys-'));
  const environment = {
    DATABASE_URL,
    DATA_DIR: dataDir, // one folder, because both need the same keys
    DEMO: '1',
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  };
  const workers = await Promise.all([1, 2].map(() => Server.create(environment)));
  await workers[0]?.start();
  await workers[1]?.start();
  return {
    workers,
    postgres,
    proxy,
    disk,
    sql: async <Row>(text: string, values: readonly unknown[] = []) => {
      const client = new pg.Client({ connectionString: postgres.url, query_timeout: 20_000 });
      client.on('error', () => {});
      await client.connect();
      try {
        // The caller names the columns of its own statement.
        return (await client.query(text, [...values])).rows as Row[];
      } finally {
        await client.end();
      }
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.dispose()));
      await proxy.close();
      await postgres.stop();
      if (disk) spawnSync('umount', ['--lazy', disk]);
      await rm(folder, { recursive: true, force: true });
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function mountSmallDisk(folder: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=700m', 'tmpfs', folder]).status === 0;
}

export type Fault = {
  name: string;
  needsDisk?: boolean;
  run(house: House, worker: Server): Promise<void>;
};

const downForMs = 2_000;
const frozenForMs = 7_000;
const fullForMs = 5_000;

/** What happens to the house, each undone by the end of its `run`. */
export const faults: readonly Fault[] = [
  {
    name: 'a worker is killed',
    run: async (_, worker) => {
      await worker.stop();
      await wait(downForMs);
      await worker.start();
    },
  },
  {
    name: 'Postgres is killed',
    run: async ({ postgres }) => {
      await postgres.down('killed');
      await postgres.up();
    },
  },
  {
    name: 'Postgres restarts',
    run: async ({ postgres }) => {
      await postgres.down('fast');
      await wait(downForMs);
      await postgres.up();
    },
  },
  {
    name: 'Postgres hangs',
    run: async ({ postgres }) => {
      postgres.freeze();
      await wait(frozenForMs);
      postgres.thaw();
    },
  },
  {
    name: 'the connections to Postgres are cut',
    run: async ({ proxy }) => proxy.cut(),
  },
  {
    name: 'the listeners are ended',
    run: async ({ sql }) => {
      await sql(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where (query ilike 'listen%' or query = 'select') and pid <> pg_backend_pid()`,
      );
    },
  },
  {
    name: "Postgres's disk is full",
    needsDisk: true,
    run: async ({ disk, postgres }) => {
      if (disk === undefined) return;
      const filler = join(disk, 'filler');
      const { bavail, bsize } = await statfs(disk);
      // At once: in pieces between the devices' work it took minutes.
      try {
        // More than fits: Postgres writes meanwhile.
        writeFileSync(filler, Buffer.alloc((bavail + 1) * bsize));
      } catch {
        // The disk is full.
      }
      await wait(fullForMs);
      await rm(filler);
      // Without room for its log Postgres ends; whoever runs it starts it again.
      if (!postgres.isUp()) await postgres.up();
    },
  },
];
