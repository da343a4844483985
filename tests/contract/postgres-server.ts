import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, realpathSync, rmSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
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
  if (found === undefined) return 'no initdb on this machine';
  try {
    createRequire(import.meta.url).resolve('postgres');
    return undefined;
  } catch {
    return 'the package "postgres" is not installed';
  }
})();

/** The title of a suite that needs one. tools/tally.js reads from it why the suite is skipped. */
export const onPostgresTitle = `on Postgres${whyNoPostgres ? ` (skipped: ${whyNoPostgres})` : ''}`;

// initdb refuses to run as root. This is "nobody" on Linux; any unprivileged id will do.
const nobody = { uid: 65_534, gid: 65_534 };
const unprivileged = process.getuid?.() === 0 ? nobody : {};

export type PostgresServer = {
  url: string;
  /** Keeps a copy of the data folder, while the server is halted. */
  keepCopy(): void;
  /** Puts the copy in the place of the data folder, while the server is halted. */
  putCopyBack(): void;
  createDatabase(name: string, owner: string): void;
  /** Runs SQL without any worker, and gives what the last statement returned, as text. */
  psql(...statements: string[]): string;
  /** The same for one statement, beside others. */
  run(statement: string): Promise<void>;
  /** Writes the rows of our schemas into a file, and gives its path. */
  dumpRows(): string;
  /** SIGINT is Postgres's fast shutdown, SIGQUIT its immediate one: a crash. */
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Starts it again on the same port. */
  resume(): Promise<void>;
  /** Ends it and deletes its folder. */
  stop(): Promise<void>;
};

/** Starts a new Postgres server in a new folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-postgres-'));
  if (unprivileged === nobody) await chown(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  const bin = (name: string) => join(found ?? '', name);
  const init = spawnSync(
    bin('initdb'),
    ['-D', data, '-U', 'owner', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'],
    { ...unprivileged, cwd: folder, encoding: 'utf8' },
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);
  const port = await freePort();
  const where = ['-h', '127.0.0.1', '-p', String(port), '-U', 'owner'];
  const quietly = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', 'postgres'];
  const start = async () => {
    const server = spawn(
      bin('postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-F'],
      { ...unprivileged, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await new Promise<void>((resolve, reject) => {
      let log = '';
      server.stderr.setEncoding('utf8').on('data', (text: string) => {
        log += text;
        if (log.includes('ready to accept connections')) resolve();
      });
      server.once('exit', () => reject(new Error(`postgres did not start: ${log}`)));
    });
    return server;
  };
  let server = await start();
  const halt = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  const copy = (from: string, to: string) => {
    rmSync(to, { recursive: true, force: true });
    // Not cp of Node, which gives the files to whoever runs the tests.
    const ran = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
    if (ran.status !== 0) throw new Error(`cp failed: ${ran.stderr}`);
  };
  return {
    url: `postgres://owner@127.0.0.1:${port}/postgres`,
    keepCopy: () => copy(data, `${data}-copy`),
    putCopyBack: () => copy(`${data}-copy`, data),
    createDatabase: (name, owner) => {
      const made = spawnSync(bin('createdb'), [...where, '-O', owner, name], { encoding: 'utf8' });
      if (made.status !== 0) throw new Error(`createdb failed: ${made.stderr}`);
    },
    psql: (...statements) => {
      const commands = statements.flatMap((text) => ['-c', text]);
      const ran = spawnSync(bin('psql'), [...where, ...quietly, ...commands], { encoding: 'utf8' });
      if (ran.status !== 0) throw new Error(`psql failed: ${ran.stderr}`);
      return ran.stdout.trim().split('\n').at(-1) ?? '';
    },
    dumpRows: () => {
      const file = join(folder, 'rows.sql');
      const what = ['--data-only', '--disable-triggers', '-n', 'public', '-n', 'private'];
      const ran = spawnSync(bin('pg_dump'), [...where, ...what, '-f', file, 'postgres'], {
        encoding: 'utf8',
      });
      if (ran.status !== 0) throw new Error(`pg_dump failed: ${ran.stderr}`);
      return file;
    },
    run: async (statement) => {
      const client = spawn(bin('psql'), [...where, ...quietly, '-c', statement]);
      const [code] = await once(client, 'exit');
      if (code !== 0) throw new Error(`psql failed with code ${code}`);
    },
    halt,
    resume: async () => {
      server = await start();
    },
    stop: async () => {
      // A fast shutdown does not wait for connections to end.
      if (server.exitCode === null) await halt('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}
