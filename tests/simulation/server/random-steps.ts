// Random steps of a server, made by fast-check.
import * as fc from 'fast-check';
import type { Command } from '#src/domain/commands.ts';
import { type Drawn, drawnOfPets } from './random-pets.ts';
import { applicationIds, chatIds, devices, people, petIds, uids } from './random-world.ts';
import type { OtherWrite, SentCommand } from './server-rows.ts';
import { otherForm } from './world.ts';

const pet = fc.constantFrom(...petIds, 'nobody');
const applicationId = fc.constantFrom(...applicationIds);
const person = fc.constantFrom(...uids);

const form = fc.oneof(
  { weight: 8, arbitrary: fc.constant(otherForm) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { ...otherForm, fullName: '  Ada\u00a0Example \n' },
      { ...otherForm, occupation: ' \t ' },
      { ...otherForm, email: '@example.org' },
      { ...otherForm, address: 'x'.repeat(501) },
      { ...otherForm, phoneNumber: '🐕'.repeat(50) },
    ),
  },
);

type Sent = SentCommand['command'];

/** How often each kind of command is sent, and with what. */
const drawn: { [Kind in Command['kind']]: Drawn<Kind> } = {
  addToCart: { weight: 6, args: fc.record({ petId: pet }) },
  removeFromCart: { weight: 2, args: fc.record({ petId: pet }) },
  clearCart: { weight: 1, args: fc.constant({}) },
  submitApplication: {
    weight: 4,
    args: fc.record({
      id: applicationId,
      petId: pet,
      form,
      pet: fc.constant({ name: 'As shown', breed: '', image: '' }),
    }),
  },
  withdrawApplication: { weight: 3, args: fc.record({ id: applicationId }) },
  decideApplication: {
    weight: 5,
    args: fc.record({ id: applicationId, status: fc.constantFrom('approved', 'rejected') }),
  },
  askForSuggestions: {
    weight: 3,
    args: fc.record({
      id: fc.constantFrom(...chatIds),
      prompt: fc.constantFrom(
        'A calm cat',
        ' A dog\u00a0',
        ' ',
        '🐈'.repeat(2_000),
        'x'.repeat(2_001),
      ),
    }),
  },
  decideAdminRequest: {
    weight: 2,
    args: fc.record({ userId: person, grant: fc.boolean() }),
  },
  ...drawnOfPets,
};

const command: fc.Arbitrary<Sent> = fc.oneof(
  ...Object.entries(drawn).map(([kind, { weight, args }]) => ({
    weight,
    // `drawn` pairs each kind with its own arguments, which Object.entries forgets.
    arbitrary: fc.record({ kind: fc.constant(kind), args }) as fc.Arbitrary<Command>,
  })),
  { weight: 1, arbitrary: fc.constant<Sent>({ kind: 'unknown' }) },
);

export const otherWrite: fc.Arbitrary<OtherWrite> = fc.oneof(
  fc.record({
    kind: fc.constant('setAdmin'),
    uid: person,
    state: fc.constantFrom('granted', 'requested', 'requested', 'none'),
  }),
  fc.record({
    kind: fc.constantFrom('delistPet', 'listPet'),
    petId: fc.constantFrom(...petIds),
  }),
  fc.record({ kind: fc.constant('answerChats') }),
  fc.record({
    kind: fc.constantFrom('addCartItem', 'removeCartItem'),
    uid: person,
    petId: pet,
  }),
  fc.record({
    kind: fc.constant('addApplication'),
    uid: person,
    petId: pet,
    id: fc.constantFrom(...applicationIds),
  }),
  fc.record({
    kind: fc.constant('setStatus'),
    id: fc.constantFrom(...applicationIds),
    status: fc.constantFrom('pending', 'approved', 'rejected', 'withdrawn'),
  }),
  fc.record({ kind: fc.constant('deleteApplication'), id: fc.constantFrom(...applicationIds) }),
  fc.record({
    kind: fc.constant('giveApplication'),
    id: fc.constantFrom(...applicationIds),
    to: person,
  }),
  fc.record({ kind: fc.constant('giveCartItem'), uid: person, petId: pet, to: person }),
);

/** Not held open: whoever reads would wait for it too, and the model's readers never wait. */
const truncationOf = (...tables: Extract<OtherWrite, { kind: 'truncate' }>['table'][]) =>
  fc.record({
    kind: fc.constant('write'),
    write: fc.record({ kind: fc.constant('truncate'), table: fc.constantFrom(...tables) }),
  });

/** How a command gets its id, number and body from earlier commands of its device. */
const manner = fc.oneof(
  { weight: 8, arbitrary: fc.constant('new' as const) },
  { weight: 2, arbitrary: fc.constant('repeated' as const) },
  { weight: 1, arbitrary: fc.constant('other body' as const) },
  { weight: 1, arbitrary: fc.constant('old number' as const) },
);

const ofAdmins = devices.flatMap(({ actor }, number) =>
  people.some((one) => one.isAdmin && actor.kind === 'user' && one.uid === actor.uid)
    ? [number]
    : [],
);
const device = fc.oneof(
  { weight: 2, arbitrary: fc.nat(devices.length - 1) },
  // Drawn evenly, four of five commands that are for admins alone came from somebody else.
  { weight: 1, arbitrary: fc.constantFrom(...ofAdmins) },
);

/** `which` picks one of the device's earlier commands, or of its earlier cursors. */
export type Draft = {
  command: SentCommand['command'];
  manner: 'new' | 'repeated' | 'other body' | 'old number';
  which: number;
};
export type Push = { kind: 'push'; device: number; drafts: readonly Draft[] };
export type Step =
  | { kind: 'nothing' }
  | Push
  | {
      kind: 'pull';
      device: number;
      limit: number;
      from: 'the last cursor' | 'an earlier cursor' | 'a cursor of another device' | 'the start';
      which: number;
    }
  | { kind: 'write'; write: OtherWrite }
  | { kind: 'forgetOld' | 'save' | 'restore' | 'crash' }
  | { kind: 'putBack'; copied: 'while stopped' | 'while running' }
  | { kind: 'open'; what: Push | OtherWrite }
  /** Ends one of the open transactions, if there is any. */
  | { kind: 'commit' | 'rollBack'; which: number };

const push: fc.Arbitrary<Push> = fc.record({
  kind: fc.constant('push'),
  device,
  drafts: fc.array(fc.record({ command, manner, which: fc.nat(20) }), {
    minLength: 1,
    maxLength: 3,
  }),
});

const pull: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('pull'),
  device,
  limit: fc.constantFrom(1, 2, 2, 3, 500),
  from: fc.oneof(
    { weight: 10, arbitrary: fc.constant('the last cursor' as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'an earlier cursor' as const,
        'a cursor of another device' as const,
        'the start' as const,
      ),
    },
  ),
  which: fc.nat(20),
});

const closedSteps = [
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'nothing' }) },
  { weight: 40, arbitrary: push },
  { weight: 40, arbitrary: pull },
  { weight: 15, arbitrary: otherWrite.map((write): Step => ({ kind: 'write', write })) },
  { weight: 1, arbitrary: truncationOf('applications', 'cartItems') },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('forgetOld', 'save', 'restore', 'crash'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('putBack'),
      copied: fc.constantFrom('while stopped', 'while running'),
    }),
  },
];
const openSteps: fc.WeightedArbitrary<Step>[] = [
  { weight: 20, arbitrary: push.map((what): Step => ({ kind: 'open', what })) },
  { weight: 8, arbitrary: otherWrite.map((what): Step => ({ kind: 'open', what })) },
  {
    weight: 25,
    arbitrary: fc.record({
      kind: fc.constantFrom('commit', 'commit', 'rollBack'),
      which: fc.nat(5),
    }),
  },
];

/** Applications that are there from the start: few commands that are about one found any. */
const begin: readonly Step[] = uids.slice(0, 2).map((uid, n) => ({
  kind: 'write',
  write: { kind: 'addApplication', uid, petId: petIds[n] ?? '', id: applicationIds[n] ?? '' },
}));

const historyOf = (steps: fc.WeightedArbitrary<Step>[]): fc.Arbitrary<Step[]> =>
  // Where a history fails, its steps shrink to the first kind, which does nothing.
  fc
    .array(fc.oneof({ withCrossShrink: true }, ...steps), { minLength: 40, maxLength: 40 })
    .map((drawn) => [...begin, ...drawn]);

/** 40 steps, each done before the next one begins. */
export const history = historyOf([
  ...closedSteps,
  // Empties the jobs too, of which the model knows nothing: not beside open transactions.
  { weight: 1, arbitrary: truncationOf('chatSessions') },
]);
/** The same with transactions that are held open and end in any order. */
export const openHistory = historyOf([...closedSteps, ...openSteps]);
