// The commands, by the rules of supabase/schemas/commands.
import { decideApplication, submitApplication, withdrawApplication } from './application-rules.ts';
import { addToCart, removeFromCart } from './cart-rules.ts';
import {
  type Args,
  type Clock,
  fits,
  InvalidData,
  trim,
  type User,
  type Verdict,
} from './command-terms.ts';
import { changePet, changePhotos } from './pet-rules.ts';
import type { Actor, SentCommand } from './server-rows.ts';
import { stampChatSession, stampUser } from './stamps.ts';
import type { Transaction } from './transaction.ts';
import { actorKey } from './world.ts';

/** Runs one command of this actor; returns why it is refused, or null. */
export function runCommand(
  tx: Transaction,
  actor: Actor,
  command: SentCommand['command'],
  now: Clock,
): Verdict {
  try {
    return tx.attempt(() => verdictOf(tx, actor, command, now));
  } catch (error) {
    if (error instanceof InvalidData) return 'invalid';
    throw error;
  }
}

function verdictOf(
  tx: Transaction,
  actor: Actor,
  command: SentCommand['command'],
  now: Clock,
): Verdict {
  if (command.kind === 'unknown') return 'invalid';
  if (command.kind === 'askForSuggestions') return askForSuggestions(tx, actor, command.args, now);
  if (actor.kind === 'guest') return 'not-allowed';
  // Held until the end: a role that is being revoked waits, or decides nothing any more.
  const user = tx.lock('users', actor.uid, 'share');
  if (!user) throw new Error(`There is no account ${actor.uid}.`);
  switch (command.kind) {
    case 'addToCart':
      return addToCart(tx, user, command.args, now);
    case 'removeFromCart':
      removeFromCart(tx, user, command.args.petId);
      return null;
    case 'clearCart':
      for (const item of tx.all('cartItems'))
        if (item.userId === user.uid) removeFromCart(tx, user, item.petId);
      return null;
    case 'submitApplication':
      return submitApplication(tx, user, command.args, now);
    case 'withdrawApplication':
      return withdrawApplication(tx, user, command.args, now);
    case 'decideApplication':
      return decideApplication(tx, user, command.args, now);
    case 'changePet':
      return changePet(tx, user, command.args, now);
    case 'addPhoto':
    case 'describePhoto':
    case 'movePhoto':
    case 'removePhoto':
      return changePhotos(tx, user, command);
    // In no row that is pulled.
    case 'changeSettings':
      return user.isAdmin ? null : 'not-allowed';
    case 'decideAdminRequest':
      return decideAdminRequest(tx, user, command.args);
  }
}

function askForSuggestions(
  tx: Transaction,
  actor: Actor,
  { id, prompt }: Args<'askForSuggestions'>,
  now: Clock,
): Verdict {
  const asked = trim(prompt);
  if (!fits(asked, 2_000)) throw new InvalidData();
  const owner = actorKey(actor);
  const row = { id, prompt: asked, response: '', created: now(), owner };
  if (!tx.insert('chatSessions', id, row))
    return tx.get('chatSessions', id)?.owner === owner ? null : 'invalid';
  if (actor.kind === 'user') tx.lock('users', actor.uid, 'key');
  stampChatSession(tx, row);
  return null;
}

function decideAdminRequest(
  tx: Transaction,
  user: User,
  { userId, grant }: Args<'decideAdminRequest'>,
): Verdict {
  if (!user.isAdmin) return 'not-allowed';
  const other = tx.lock('users', userId, 'update');
  if (grant && other?.isAdmin) return null;
  // Only somebody who has requested the role and has not been refused can get it.
  if (grant && !other?.requestedAt) return 'not-allowed';
  if (!other?.requestedAt) return null;
  const after = { ...other, isAdmin: other.isAdmin || grant, requestedAt: null };
  tx.update('users', userId, after);
  stampUser(tx, other, after);
  return null;
}
