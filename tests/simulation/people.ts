import type { SessionUser } from '#src/domain/account.ts';

const uid = (last: string) => `0197f000-0000-7000-8000-00000000000${last}`;
const person = (name: string, last: string, isAdmin = false): SessionUser => ({
  uid: uid(last),
  email: `${name.toLowerCase()}@homeward.example`,
  name,
  isAdmin,
});

/** The accounts of the simulated world; their roles change. */
export const people = [
  person('Ada', 'a'),
  person('Ben', 'b'),
  person('Cleo', 'c', true),
  person('Dora', 'd', true),
] as const satisfies readonly SessionUser[];

export const personBy = (wanted: string): SessionUser | undefined =>
  people.find(({ uid: id, email }) => id === wanted || email === wanted);

/** What the server gives to this person's devices: 32 bytes in base64. */
export const deviceKeyOf = (uid: string): string => btoa(uid.replaceAll('-', ''));

/** Pets that commands are about; they may be delisted. */
export const petIds = ['rex', 'mia', 'tom', 'kiki'] as const;
/** Pets that only other software writes about, so that its writes commute with commands. */
export const otherPetIds = ['zora', 'yuki'] as const;
