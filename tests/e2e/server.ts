// The real worker in a separate process with its own database folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { putPreparedInto } from '../databases/prepared.ts';
import { node24, root } from '#tools/steps.js';

// 120 s: a first start migrates and seeds, in parallel with another one; usually 10 s.
const startTimeoutMs = 120_000;

export class Server {
  /** Every one that this process has made. */
  static readonly all: Server[] = [];
  static {
    // So that an aborted run leaves no server behind. One listener: Node warns of the eleventh.
    process.once('exit', () => {
      for (const server of Server.all) server.#process?.kill('SIGKILL');
    });
  }
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #environment: Record<string, string>;
  readonly #program: string;
  #process: ChildProcess | undefined;
  #log = '';

  /** `environment`: further variables of the worker besides port and folder, like DATABASE_URL. */
  static async create(
    environment: Record<string, string> = {},
    program = 'worker/node.ts',
  ): Promise<Server> {
    const folder = await mkdtemp(join(tmpdir(), 'homeward-e2e-'));
    // Elsewhere its folder keeps no rows.
    if (!environment['DATABASE_URL'] && !environment['SUPABASE_URL'])
      await putPreparedInto(environment['DATA_DIR'] ?? join(folder, 'data'));
    return new Server(await freePort(), folder, environment, program);
  }

  private constructor(
    port: number,
    folder: string,
    environment: Record<string, string>,
    program: string,
  ) {
    this.#port = port;
    this.#folder = folder;
    this.#environment = environment;
    this.#program = program;
    this.url = `http://localhost:${port}`;
    Server.all.push(this);
  }

  /** The same port and folder with other variables, once this one has ended. */
  with(environment: Record<string, string>): Server {
    return new Server(this.#port, this.#folder, environment, this.#program);
  }

  /** The worker's DATA_DIR, the same for each start. */
  get dataDir(): string {
    return join(this.#folder, 'data');
  }

  /** What it has printed, over all its starts. */
  get log(): string {
    return this.#log;
  }

  get running(): boolean {
    return this.#process?.exitCode === null;
  }

  /** Starts it on the same port and folder as before; resolves once it answers. */
  async start(): Promise<void> {
    if (this.running) throw new Error('The server is running already.');
    const child = spawn(node24, [this.#program], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        LITE_AUTH_BCRYPT_COST: '4',
        // One test machine does in a minute what a shelter's network does in a day.
        RATE_LIMITS: 'off',
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => (this.#log += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    this.#process = child;
    const deadline = Date.now() + startTimeoutMs;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The server did not start. It said:\n${this.#log}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Kills it as a power cut would. */
  async stop(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it as a supervisor does; gives its exit code. */
  async terminate(): Promise<number | null> {
    const child = this.#process;
    await this.#end('SIGTERM');
    return child?.exitCode ?? null;
  }

  /** Ends it and removes its data. */
  async dispose(): Promise<void> {
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  async #answers(): Promise<boolean> {
    try {
      const address = `http://127.0.0.1:${this.#port}/api/health`;
      return (await fetch(address, { signal: AbortSignal.timeout(2_000) })).ok;
    } catch {
      // Not listening yet, or still busy with its first start.
      return false;
    }
  }
}

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
