import type { AdminRequest } from './account.ts';
import type { Application } from './application.ts';
import { type CartItem, cartReducer } from './cart.ts';
import type { Command } from './commands.ts';
import type { ChatSession } from './chat-session.ts';

/** `openedHere`: see `Opened` in the device's schema; only of rows that were read from the device. */
export type OwnApplication = Application & { openedHere?: true };

/** One person's private rows, as the server sent them. */
export type OwnRows = {
  cartItems: readonly CartItem[];
  applications: readonly OwnApplication[];
  chatSessions: readonly ChatSession[];
  adminRequests: readonly AdminRequest[];
};

/** A command that the server's rows do not show yet; `queuedAt` is an ISO time of this device. */
export type PendingCommand = { owner: string; queuedAt: string; command: Command };

/**
 * Whether the effects of a kind are in own rows. Those of the others are in pets and settings:
 * `managedPets` and `withPendingSettings` merge them.
 */
const kinds: Record<Command['kind'], boolean> = {
  addToCart: true,
  removeFromCart: true,
  clearCart: true,
  submitApplication: true,
  withdrawApplication: true,
  decideApplication: true,
  askForSuggestions: true,
  decideAdminRequest: true,
  changePet: false,
  addPhoto: false,
  describePhoto: false,
  movePhoto: false,
  removePhoto: false,
  changeSettings: false,
};

/** False for a command that a newer version wrote into the outbox of this device. */
export const isKnownCommand = ({ kind }: { kind: string }): boolean => Object.hasOwn(kinds, kind);

/**
 * What a person sees: the server's rows, with their pending commands applied in order. A command
 * whose effect is in the rows already changes nothing.
 */
export function merge(rows: OwnRows, pending: readonly PendingCommand[]): OwnRows {
  return pending.filter(({ command }) => isKnownCommand(command)).reduce(apply, rows);
}

/**
 * Whether the rows show the effects of these commands: merging them would change nothing. False
 * where rows alone cannot tell.
 */
export function isShown(rows: OwnRows, pending: readonly PendingCommand[]): boolean {
  if (pending.some(({ command }) => kinds[command.kind] === false)) return false;
  const before = Object.values(rows).flat();
  const after = Object.values(merge(rows, pending)).flat();
  return after.length === before.length && after.every((row, index) => row === before[index]);
}

function apply(rows: OwnRows, { owner, queuedAt, command }: PendingCommand): OwnRows {
  switch (command.kind) {
    case 'addToCart': {
      const item = { userId: owner, petId: command.args.petId, addedAt: queuedAt };
      return withCart(rows, { type: 'add', item });
    }
    case 'removeFromCart':
      return withCart(rows, { type: 'remove', petId: command.args.petId });
    case 'clearCart':
      return withCart(rows, { type: 'clear' });
    case 'submitApplication': {
      const { id, petId, form, pet } = command.args;
      const rest = withCart(rows, { type: 'remove', petId });
      if (rows.applications.some((one) => one.id === id)) return rest;
      const application: Application = {
        ...form,
        id,
        petId,
        petName: pet.name,
        petBreed: pet.breed,
        image: pet.image,
        userId: owner,
        status: 'pending',
        createdAt: queuedAt,
        updatedAt: queuedAt,
        statusChangedAt: null,
        decidedBy: null,
      };
      return { ...rest, applications: [...rest.applications, application] };
    }
    case 'withdrawApplication':
      return withStatus(rows, command.args.id, 'withdrawn', queuedAt);
    case 'decideApplication':
      return withStatus(rows, command.args.id, command.args.status, queuedAt);
    case 'askForSuggestions': {
      const { id, prompt } = command.args;
      if (rows.chatSessions.some((one) => one.id === id)) return rows;
      const session: ChatSession = { id, prompt, response: '', created: queuedAt };
      return { ...rows, chatSessions: [...rows.chatSessions, session] };
    }
    case 'decideAdminRequest':
      return {
        ...rows,
        adminRequests: rows.adminRequests.filter((one) => one.id !== command.args.userId),
      };
    case 'changePet':
    case 'addPhoto':
    case 'describePhoto':
    case 'movePhoto':
    case 'removePhoto':
    case 'changeSettings':
      return rows;
  }
}

function withCart(rows: OwnRows, action: Parameters<typeof cartReducer>[1]): OwnRows {
  return { ...rows, cartItems: cartReducer({ petList: rows.cartItems }, action).petList };
}

function withStatus(rows: OwnRows, id: string, status: string, at: string): OwnRows {
  return {
    ...rows,
    applications: rows.applications.map((one) =>
      one.id === id && one.status !== status ? { ...one, status, statusChangedAt: at } : one,
    ),
  };
}
