import type { Copy } from './database.ts';
import { awayReply, type Letter, type Reply } from './letters.ts';
import { outside, time } from './thread.ts';
import { workers } from './worker.ts';
import type { World } from './world.ts';

type How = Parameters<World['database']['restore']>[1];

/** Puts the database back to its last copy, or takes a copy if there is none. */
export async function restoreCopy(world: World, how: How): Promise<void> {
  if (!world.copy) {
    world.copy = await outside(() => world.database.save());
    return;
  }
  world.worker.restart();
  await putBack(world, world.copy, how);
  world.faults.count(how === 'another cluster' ? 'server put back from a copy' : 'folder put back');
}

async function putBack({ database, notes, network }: World, copy: Copy, how: How) {
  await outside(() => database.restore(copy, how));
  // Commands that left the outbox after the copy was taken, because the server had them, are lost
  // with it. What was refused since then would be refused as too old when retried.
  for (const note of notes.all.values()) {
    const { gone, entry, device } = note;
    const isLost = gone
      ? gone.at >= copy.takenAt
      : entry.state === 'parked' ||
        // Its row is in an answer that was sent before and not read yet.
        (entry.state === 'accepted' && network.hasUnread(device));
    if (isLost) note.excused = true;
  }
}

/** The database server ends at once, and starts again; the workers go on. */
export async function restartDatabase(
  world: World,
  { seconds, idsAgain }: { seconds: number; idsAgain: boolean },
): Promise<void> {
  await outside(() => world.database.crash({ idsAgain }));
  loseConnections(world, seconds * 1_000);
}

/** Work that was done, or was not, gets another answer or none. */
function loseConnections({ database, pokes, network, chance }: World, awayMs: number): void {
  database.awayUntil = time.now() + awayMs;
  for (const worker of workers) pokes.cutListener(worker, awayMs + 1_000);
  network.interrupt(() => [null, undefined, awayReply(chance.between(1, 5))][chance.between(0, 2)]);
}

/** Handles a request, whose effects may be lost a little later. */
export async function handle(world: World, letter: Letter): Promise<Reply> {
  const { lost } = letter;
  if (!lost) return world.worker.handle(letter);
  const copy = await world.database.save();
  const reply = await world.worker.handle(letter);
  time.after(lost.afterMs, () => {
    loseConnections(world, world.chance.between(0, 2_000));
    void putBack(world, copy, lost.by === 'power cut' ? 'while running' : 'while stopped');
  });
  return reply;
}
