// The real worker in its own process, with a database folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24, root } from '#tools/steps.js';

// 120 s: a first boot migrates and seeds, beside another one that does the same; usually 10 s.
const startTimeoutMs = 120_000;

export class Server {
  readonly url: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #environment: Record<string, string>;
  #process: ChildProcess | undefined;
  #log = '';

  /** `environment`: variables of the worker beside its port and its folder, like DATABASE_URL. */
  static async create(environment: Record<string, string> = {}): Promise<Server> {
    const folder = await mkdtemp(join(tmpdir(), 'homeward-e2e-'));
    return new Server(await freePort(), folder, environment);
  }

  private constructor(port: number, folder: string, environment: Record<string, string>) {
    this.#port = port;
    this.#folder = folder;
    this.#environment = environment;
    this.url = `http://localhost:${port}`;
    // A run that is cut short leaves no server behind.
    process.once('exit', () => this.#process?.kill('SIGKILL'));
  }

  /** The worker's DATA_DIR, which stays the same from one start to the next. */
  get dataDir(): string {
    return join(this.#folder, 'data');
  }

  get running(): boolean {
    return this.#process !== undefined;
  }

  /** Starts it on the same port and folder as before; ready when it answers. */
  async start(): Promise<void> {
    if (this.#process) throw new Error('The server is running already.');
    const child = spawn(node24, ['worker/node.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
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
      // Not listening yet, or still busy with its first boot.
      return false;
    }
  }
}

/** A port that nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
