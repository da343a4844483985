// Runs in a page of the app, beside it: `offline-queue.ts` makes a script of it.
import { HomewardDatabase } from '#src/db/database.ts';
import { outboxOf } from '#src/db/outbox.ts';
import { readOwner } from '#src/db/session-row.ts';
import { submitCommand } from '#src/db/submit-command.ts';

const database = new HomewardDatabase('homeward');

/** Puts one pet after the other into the cart; milliseconds of each, until it is in the outbox. */
export async function queueEach(petIds: readonly string[]): Promise<number[]> {
  const taken: number[] = [];
  for (const petId of petIds) {
    const begun = performance.now();
    await submitCommand(database, { kind: 'addToCart', args: { petId } });
    taken.push(performance.now() - begun);
  }
  return taken;
}

/** How many commands the server has not answered yet. */
export async function countWaiting(): Promise<number> {
  const entries = await outboxOf(database, await readOwner(database));
  return entries.filter(({ state }) => state === 'waiting').length;
}
