import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { StartFailure } from '#worker/env.ts';

/**
 * A socket in the data folder, where a running Homeward gives a backup to `npm run backup`: PGlite
 * belongs to one process, so another one cannot read the folder. It is a file of this machine that
 * only its owner may open, and nothing that a network reaches.
 */
const pathOf = (home: string) => {
  const path = join(home, 'backup.sock');
  const short = relative('', path);
  // An operating system allows about 100 letters.
  return short.length < path.length ? short : path;
};

type Read = (write: (line: string) => void) => Promise<void>;

const failed = z.object({ failed: z.string() });

/**
 * Gives a backup to whoever connects. Returns the end of it. Where there can be no such socket,
 * Homeward runs without.
 */
export async function answerBackups(
  home: string,
  read: Read,
  report: (line: string) => void,
): Promise<() => Promise<void>> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // The other side may go away at any time; it does not concern us.
    socket.on('error', () => socket.destroy());
    void answer(socket, read);
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
    report(`npm run backup must wait until this process ends: ${String(error)}.`);
    return async () => {};
  }
  server.unref();
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function answer(socket: Socket, read: Read): Promise<void> {
  const lines: string[] = [];
  // All at once, before it is sent: a slow reader would hold up every request.
  await read((line) => lines.push(line)).catch((error: unknown) => {
    lines.push(JSON.stringify({ failed: error instanceof Error ? error.message : String(error) }));
  });
  socket.end(lines.map((line) => `${line}\n`).join(''));
}

/** Reads a backup from the Homeward that runs on this folder. Undefined if none does. */
export async function askForBackup(home: string): Promise<AsyncIterable<string> | undefined> {
  const socket = connect(pathOf(home));
  const connected = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  return connected ? linesOf(socket) : undefined;
}

async function* linesOf(socket: Socket): AsyncGenerator<string> {
  let last = '';
  for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
    const failure = line.startsWith('{"failed"') ? failed.parse(JSON.parse(line)) : undefined;
    if (failure) throw new StartFailure(failure.failed);
    last = line;
    yield line;
  }
  if (!last.startsWith('{"end"'))
    throw new StartFailure('Homeward ended in the middle of the backup: run npm run backup again.');
}
