// Who and what random steps are about: few pets, ids and people, so that they collide.
import type { SessionUser } from '#src/domain/account.ts';
import type { Actor } from './server-rows.ts';

const uuid = (group: number, n: number) =>
  `00000000-0000-4000-8000-${String(group * 1_000 + n).padStart(12, '0')}`;

export const people: readonly SessionUser[] = ['Ada', 'Ben', 'Kim'].map((name, n) => ({
  uid: uuid(1, n),
  email: `${name.toLowerCase()}@example.org`,
  name,
  isAdmin: name === 'Kim',
}));
export const uids = people.map((one) => one.uid);
export const petIds = ['pet-a', 'pet-b', 'pet-c'];
export const applicationIds = [0, 1, 2, 3].map((n) => uuid(2, n));
export const chatIds = [0, 1, 2].map((n) => uuid(3, n));

// The second guest's id is somebody's uid, because a forged cookie can contain one.
const guestIds = [uuid(4, 0), uuid(1, 0)];
export const actors: readonly Actor[] = [
  ...uids.map((uid) => ({ kind: 'user', uid }) as const),
  ...guestIds.map((id) => ({ kind: 'guest', id }) as const),
];

export const devicesEach = 2;
/** The devices: first two of each actor, then one browser that several people use. */
export const devices: readonly { actor: Actor; clientId: string }[] = [
  ...actors.flatMap((actor, n) =>
    [0, 1].map((which) => ({ actor, clientId: uuid(5, n * devicesEach + which) })),
  ),
  ...actors.slice(0, 3).map((actor) => ({ actor, clientId: uuid(5, 99) })),
];
