// The rows that an actor may see, in the shape that browsers store.
import type { AdminRequest } from '#src/domain/account.ts';
import type { Application } from '#src/domain/application.ts';
import type { CartItem } from '#src/domain/cart.ts';
import type { OwnRows } from '#src/domain/merge.ts';
import type { ChatSession } from '#src/domain/chat-session.ts';
import type { Actor } from './server-rows.ts';
import { asksToBeAdmin } from './stamps.ts';
import type { Committed, Tables } from './tables.ts';
import { actorKey } from './world.ts';

export const cartKey = (uid: string, petId: string): string => `${uid} ${petId}`;

export const chatRow = ({
  id,
  prompt,
  response,
  created,
}: Tables['chatSessions']): ChatSession => ({
  id,
  prompt,
  response,
  created,
});

const statusOf = (pets: Pets, petId: string) => {
  const petStatus = pets.get(petId)?.status;
  return petStatus === undefined ? {} : { petStatus };
};
type Pets = ReadonlyMap<string, Tables['pets']>;

export const cartRow = (pets: Pets, row: Tables['cartItems']): CartItem => ({
  ...row,
  ...statusOf(pets, row.petId),
});

export const applicationRow = (pets: Pets, row: Tables['applications']): Application => ({
  ...row,
  ...statusOf(pets, row.petId),
});

export const adminRequestRow = (user: Tables['users']): AdminRequest => ({
  id: user.uid,
  name: user.name,
  email: user.email,
  requestedAt: user.requestedAt ?? '',
});

/** All committed rows that this actor may see. */
export function visibleRows(tables: Committed, actor: Actor): OwnRows {
  const owner = actorKey(actor);
  const user = actor.kind === 'user' ? tables.users.get(actor.uid) : undefined;
  const isAdmin = user?.isAdmin ?? false;
  return {
    cartItems: ordered(tables.cartItems, (one) => one.petId)
      .filter((one) => one.userId === user?.uid)
      .map((one) => cartRow(tables.pets, one)),
    applications: ordered(tables.applications, (one) => one.id)
      .filter((one) => isAdmin || one.userId === user?.uid)
      .map((one) => applicationRow(tables.pets, one)),
    chatSessions: ordered(tables.chatSessions, (one) => one.id)
      .filter((one) => one.owner === owner)
      .map(chatRow),
    adminRequests: ordered(tables.users, (one) => one.uid)
      .filter((one) => isAdmin && asksToBeAdmin(one))
      .map(adminRequestRow),
  };
}

const ordered = <Row>(rows: ReadonlyMap<string, Row>, id: (row: Row) => string): Row[] =>
  [...rows.values()].toSorted((a, b) => (id(a) < id(b) ? -1 : 1));
