import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { StartFailure } from '#worker/env.ts';
import { splitLines } from './split-lines.ts';

/**
 * A socket in the data folder, where a running Homeward answers the commands of its server, like
 * `npm run backup`: PGlite belongs to one process, so another one cannot open the folder. It is a
 * file of this machine that only its owner may open, and nothing that a network reaches.
 *
 * A request is one line, an answer some lines; the last of them begins with `{"end"`.
 */
const pathOf = (home: string) => {
  const path = join(home, 'home.sock');
  const short = relative('', path);
  // An operating system allows about 100 letters.
  return short.length < path.length ? short : path;
};

/** Answers the request of a line with lines. */
type Answer = (request: string, write: (line: string) => void) => Promise<void>;

/** `code` is the SQLSTATE of what the database refused. */
const failed = z.object({ failed: z.string(), code: z.optional(z.string()) });

/**
 * Answers whoever connects. Returns the end of it. Where there can be no such socket, Homeward runs
 * without.
 */
export async function answerCommands(
  home: string,
  answer: Answer,
  report: (line: string) => void,
): Promise<() => Promise<void>> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // The other side may go away at any time; it does not concern us.
    socket.on('error', () => socket.destroy());
    void readRequest(socket, answer);
  });
  const path = pathOf(home);
  // Left by a process that was killed. The caller has locked the folder.
  rmSync(path, { force: true });
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // For its owner alone from the first moment: the socket is made within this call.
    const before = process.umask(0o177);
    server.listen(path, resolve);
    process.umask(before);
  });
  try {
    await listening;
  } catch (error) {
    report(`npm run backup and npm run admin must wait until this process ends: ${String(error)}.`);
    return async () => {};
  }
  server.unref();
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function readRequest(socket: Socket, answer: Answer): Promise<void> {
  // The socket is still to be written to when its one line has been read.
  const text = socket.setEncoding('utf8').iterator({ destroyOnReturn: false });
  try {
    for await (const line of splitLines(text)) return await reply(socket, line, answer);
  } catch {
    // The other side went away before its line had ended.
    socket.destroy();
  }
}

async function reply(socket: Socket, request: string, answer: Answer): Promise<void> {
  const lines: string[] = [];
  // All at once, before it is sent: a slow reader would hold up every request.
  await answer(request, (line) => lines.push(line)).catch((error: unknown) => {
    const { code } = Object(error);
    const message = error instanceof Error ? error.message : String(error);
    lines.push(JSON.stringify({ failed: message, ...(typeof code === 'string' && { code }) }));
  });
  socket.end(lines.map((line) => `${line}\n`).join(''));
}

/** Whether a Homeward runs on this folder, and answers. */
export async function isRunning(home: string): Promise<boolean> {
  const socket = await connected(home);
  socket?.destroy();
  return socket !== undefined;
}

/** Asks the Homeward that runs on this folder. */
export async function askRunning(home: string, request: string): Promise<AsyncIterable<string>> {
  const socket = await connected(home);
  if (!socket) throw ended();
  socket.write(`${request}\n`);
  return linesOf(socket);
}

async function connected(home: string): Promise<Socket | undefined> {
  const socket = connect(pathOf(home));
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}

const ended = () =>
  new StartFailure('Homeward ended before it had answered: run the same command again.');

async function* linesOf(socket: Socket): AsyncGenerator<string> {
  let last = '';
  for await (const line of splitLines(socket.setEncoding('utf8'))) {
    const failure = line.startsWith('{"failed"') ? failed.parse(JSON.parse(line)) : undefined;
    if (failure) throw Object.assign(new StartFailure(failure.failed), { code: failure.code });
    last = line;
    yield line;
  }
  if (!last.startsWith('{"end"')) throw ended();
}
