import type { Command } from '#src/domain/commands.ts';
import type { HomewardDatabase } from './database.ts';
import { readOwner } from './session-row.ts';
import { queueCommand } from './submit-command.ts';

/** Like `submitCommand`, for several: all of them are in the outbox then, or none. */
export async function submitCommands(
  database: HomewardDatabase,
  commands: readonly Command[],
): Promise<void> {
  const { meta, session, outbox, pullStates } = database;
  await database.transaction('rw', [meta, session, outbox, pullStates], async () => {
    const owner = await readOwner(database);
    for (const command of commands) await queueCommand(database, owner, command);
  });
}
