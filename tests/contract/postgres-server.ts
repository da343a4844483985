import { type ChildProcess, spawn, spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const folders = [
  ...(process.env['PATH'] ?? '').split(delimiter),
  ...globSync('/usr/lib/postgresql/*/bin'),
];
const initdb = folders.map((folder) => join(folder, 'initdb')).find((file) => existsSync(file));
// The other programs are in the same folder as the real file, but not always beside a link to it.
const found = initdb === undefined ? undefined : dirname(realpathSync(initdb));

/** Why no Postgres server can be started here; undefined if one can. */
export const whyNoPostgres = ((): string | undefined => {
  if (process.env['HOMEWARD_CHECK'] === 'quick') return 'left to npm test by the quick check';
  return found === undefined ? 'no initdb on this machine' : undefined;
})();

/** The title of a suite that needs one. tools/tally.js reads from it why the suite is skipped. */
export const onPostgresTitle = `on Postgres${whyNoPostgres ? ` (skipped: ${whyNoPostgres})` : ''}`;

// initdb refuses to run as root. This is "nobody" on Linux; any unprivileged id will do.
const nobody = { uid: 65_534, gid: 65_534 };
const unprivileged = process.getuid?.() === 0 ? nobody : {};

/** How a server is stopped: after its transactions, at once with their loss, or without a word. */
export type StopKind = 'fast' | 'immediate' | 'killed';
const stopSignals = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const;

export type PostgresServer = {
  url: string;
  /** Keeps a copy of the data folder, while the server is down. */
  keepCopy(): void;
  /** Puts the copy in the place of the data folder, while the server is down. */
  putCopyBack(): void;
  createDatabase(name: string, owner: string): void;
  /** Creates another database, as a copy of `template` if there is one; returns its URL. */
  newDatabase(name: string, template?: string): string;
  /** Runs SQL without any worker, and gives what the last statement returned, as text. */
  psql(...statements: string[]): string;
  /** The same for one statement, beside others. */
  run(statement: string): Promise<void>;
  /** Writes the rows of our schemas into a file, and gives its path. */
  dumpRows(): string;
  /** Ends it and keeps its data; `up` starts it again at the same address. */
  down(kind: StopKind): Promise<void>;
  up(): Promise<void>;
  isUp(): boolean;
  /** Stops and continues each of its processes, as a machine that hangs does. */
  freeze(): void;
  thaw(): void;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
};

/**
 * Starts a new Postgres server in a new folder, or in `parent`. It does not wait for its disk unless
 * `settings` say so, like ['-c', 'fsync=on'].
 */
export async function startPostgres(
  settings: readonly string[] = [],
  parent = tmpdir(),
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(parent, 'homeward-postgres-'));
  if (unprivileged === nobody) await chown(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  const bin = (name: string) => join(found ?? '', name);
  succeed(
    bin('initdb'),
    ['-D', data, '-U', 'owner', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...unprivileged, cwd: folder },
  );
  const port = await freePort();
  const where = ['-h', '127.0.0.1', '-p', String(port), '-U', 'owner'];
  const quietly = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', 'postgres'];
  let server: ChildProcess | undefined;

  async function up() {
    const child = spawn(
      bin('postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-F', ...settings],
      { ...unprivileged, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server = child;
    await new Promise<void>((resolve, reject) => {
      let log = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        if (log.includes('ready to accept connections')) resolve();
      });
      child.once('exit', () => reject(new Error(`postgres did not start: ${log}`)));
    });
  }
  const psql = (...statements: string[]) => {
    const commands = statements.flatMap((text) => ['-c', text]);
    const said = succeed(bin('psql'), [...where, ...quietly, ...commands]);
    return said.trim().split('\n').at(-1) ?? '';
  };
  async function down(kind: StopKind) {
    if (!server) return;
    const children = childrenOf(server);
    const ended = once(server, 'exit');
    server.kill(stopSignals[kind]);
    await ended;
    server = undefined;
    // Its other processes notice that it is gone, and end. A new one starts only after them.
    while (children.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  /**
   * The server first: it would take the children of a frozen machine for dead. Its children are
   * counted only then, or one that it makes meanwhile goes on alone.
   */
  function signal(name: NodeJS.Signals) {
    if (!server?.pid) throw new Error('The Postgres server is not running.');
    process.kill(server.pid, name);
    for (const pid of childrenOf(server)) {
      try {
        process.kill(pid, name);
      } catch (error) {
        // One that has ended meanwhile. Those after it would stay frozen.
        if (!isNoSuchProcess(error)) throw error;
      }
    }
  }
  await up();
  return {
    url: `postgres://owner@127.0.0.1:${port}/postgres`,
    keepCopy: () => copyFolder(data, `${data}-copy`),
    putCopyBack: () => copyFolder(`${data}-copy`, data),
    createDatabase: (name, owner) => void succeed(bin('createdb'), [...where, '-O', owner, name]),
    newDatabase: (name, template) => {
      succeed(bin('createdb'), [
        ...where,
        ...(template === undefined ? [] : ['-T', template]),
        name,
      ]);
      // A copy lacks what was said with `alter database … set`.
      if (template !== undefined)
        psql(
          `insert into pg_db_role_setting
             select copy.oid, setrole, setconfig from pg_database copy, pg_db_role_setting
               join pg_database on pg_database.oid = setdatabase
             where pg_database.datname = '${template}' and copy.datname = '${name}'`,
        );
      return `postgres://owner@127.0.0.1:${port}/${name}`;
    },
    psql,
    dumpRows: () => {
      const file = join(folder, 'rows.sql');
      const what = ['--data-only', '--disable-triggers', '-n', 'public', '-n', 'private'];
      succeed(bin('pg_dump'), [...where, ...what, '-f', file, 'postgres']);
      return file;
    },
    run: async (statement) => {
      const client = spawn(bin('psql'), [...where, ...quietly, '-c', statement]);
      const [code] = await once(client, 'exit');
      if (code !== 0) throw new Error(`psql failed with code ${code}`);
    },
    down,
    up,
    isUp: () => server?.exitCode === null,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: async () => {
      await down('fast');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Ends the servers that were started in this folder and that nobody stopped. */
export async function endServersIn(folder: string): Promise<void> {
  for (const file of globSync(join(folder, 'homeward-postgres-*/data/postmaster.pid'))) {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    process.kill(pid, stopSignals.immediate);
    while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const isNoSuchProcess = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ESRCH';

/** Runs a program to its end, of at most a minute; gives what it printed. */
function succeed(program: string, args: readonly string[], options: SpawnSyncOptions = {}): string {
  const ran = spawnSync(program, args, { timeout: 60_000, ...options, encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(`${program} failed: ${ran.stderr}`);
  return ran.stdout;
}

function copyFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  // Not cp of Node, which gives the files to whoever runs the tests.
  succeed('cp', ['-a', from, to]);
}

function childrenOf({ pid }: ChildProcess): number[] {
  // It fails where there is none.
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').map(Number).filter(Boolean);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}
