// Applies a client's commands in their order, each once (supabase/schemas/ledger.sql).
import { mostCommandsPerPush } from '#src/domain/request-limits.ts';
import type { CommandResult, ReasonCode } from '#src/domain/protocol.ts';
import type { Clock } from './command-terms.ts';
import { runCommand } from './run-command.ts';
import type { Batch, SentCommand } from './server-rows.ts';
import { stampClient } from './stamps.ts';
import type { Transaction } from './transaction.ts';
import { actorKey } from './world.ts';

export function applyBatch(tx: Transaction, batch: Batch, now: Clock): CommandResult[] {
  const { actor, clientId, commands } = batch;
  if (commands.length > mostCommandsPerPush) throw new Error('A batch has too many commands.');
  holdClient(tx, batch);
  let forgot = false;
  return commands.map((sent) => {
    forgot ||= isForgotten(tx, { actor, clientId }, sent);
    if (forgot) return { id: sent.id, outcome: 'retry', afterMs: 0 };
    return applyOne(tx, { actor, clientId }, sent, now);
  });
}

/** Whether the device has an answer to a command before this new one that the database has not. */
function isForgotten(tx: Transaction, sender: Sender, { id, after = 0 }: SentCommand): boolean {
  if (tx.get('appliedCommands', `${clientKey(sender)} ${id}`)) return false;
  return after > (tx.get('clients', clientKey(sender))?.lastSeq ?? 0);
}

type Sender = Omit<Batch, 'commands'>;

const clientKey = ({ actor, clientId }: Sender) => `${actorKey(actor)} ${clientId}`;

/** The row stays locked: without that, two requests of one client would both run a command. */
function holdClient(tx: Transaction, sender: Sender): void {
  const actor = actorKey(sender.actor);
  const row = { actor, clientId: sender.clientId, lastSeq: 0 };
  if (tx.insert('clients', clientKey(sender), row)) {
    if (sender.actor.kind === 'user') tx.lock('users', sender.actor.uid, 'key');
    stampClient(tx, row);
  } else {
    tx.lock('clients', clientKey(sender), 'write');
  }
}

function applyOne(
  tx: Transaction,
  sender: Sender,
  { id, seq, command }: SentCommand,
  now: Clock,
): CommandResult {
  const line = `${clientKey(sender)} ${id}`;
  const body = sameText(command);
  // The ledger: a repeated command gets its first answer again, and is not run.
  const known = tx.get('appliedCommands', line);
  if (known) return known.body === body ? known.result : resultOf(id, 'body-mismatch');
  // A new command comes after all that came: an older one was discarded, or its line was pruned.
  const client = tx.get('clients', clientKey(sender));
  if (!client || seq <= client.lastSeq) return resultOf(id, 'too-old');

  const reason = runCommand(tx, sender.actor, command, now);
  const result = resultOf(id, reason);
  tx.insert('appliedCommands', line, { body, result });
  const counted = { ...client, lastSeq: seq };
  tx.update('clients', clientKey(sender), counted);
  stampClient(tx, counted);
  const outcome = reason === null ? 'accepted' : 'rejected';
  tx.lines.push({ actor: client.actor, clientId: client.clientId, id, seq, outcome, reason });
  return result;
}

const resultOf = (id: string, reason: ReasonCode | null): CommandResult =>
  reason === null ? { id, outcome: 'accepted' } : { id, outcome: 'rejected', reason };

/** JSON text with sorted keys, because in jsonb the order of fields makes no difference. */
function sameText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(sameText).join(',')}]`;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${sameText(one)}`).join(',')}}`;
}
