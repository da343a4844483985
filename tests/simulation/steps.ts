import * as fc from 'fast-check';
import type { Command } from '#src/domain/commands.ts';
import { type NetworkFault, networkFaults } from './faults.ts';

/** What a person says for each kind of command, as many times as it is to be drawn. */
const sayings = {
  addToCart: ['add', 'add'],
  removeFromCart: ['remove'],
  clearCart: ['clear'],
  submitApplication: ['apply', 'apply'],
  withdrawApplication: ['withdraw'],
  askForSuggestions: ['ask'],
  decideApplication: ['approve', 'reject'],
  // Roles change by a step of their own.
  decideAdminRequest: [],
  changePet: [
    'rename',
    'verify',
    'reserve',
    'adopt',
    'hide',
    'list again',
    'put in',
    'rename',
    'hide',
  ],
  addPhoto: ['add photo', 'add photo', 'add photo'],
  describePhoto: ['describe photo'],
  movePhoto: ['move photo'],
  removePhoto: ['remove photo'],
  changeSettings: [],
} as const satisfies { [Kind in Command['kind']]: readonly string[] };
export type Saying = (typeof sayings)[Command['kind']][number];

/** Small numbers choose a tab, person or pet (modulo), so that histories shrink well. */
export type Step =
  | { do: 'say'; at: number; what: Saying; pet: number }
  /** The tab crashes this many event-loop turns after it began to write. */
  | { do: 'say and crash'; at: number; pet: number; turns: number }
  /** A long time without a network: so many commands at once. */
  | { do: 'say many'; at: number; count: number }
  | { do: 'open tab'; device: number }
  | {
      do: 'close tab' | 'crash tab' | 'hide tab' | 'show tab' | 'freeze tab' | 'thaw tab';
      at: number;
    }
  /** The tab crashes this many event-loop turns after its next answer to a push or pull. */
  | { do: 'crash in exchange'; at: number; turns: number }
  | { do: 'pass'; seconds: number }
  /** All machines sleep; timers that were due fire on waking. */
  | { do: 'sleep'; minutes: number }
  | { do: 'go offline' | 'go online' | 'background sync'; device: number }
  | { do: 'sign in'; at: number; who: number }
  | { do: 'sign out'; at: number; discard: boolean }
  /** Goes offline and signs out, discarding what waits. */
  | { do: 'walk away'; at: number }
  /** Signs in, but the answer is cut off after its cookie has arrived. */
  | { do: 'cookie changes hands'; at: number; who: number }
  | { do: 'sync now' | 'retry parked' | 'discard parked'; at: number }
  | { do: 'fault'; fault: NetworkFault; amount: number }
  | { do: 'stream dies'; device: number }
  | { do: 'server restarts' | 'forget old' | 'commit open' }
  /** A copy is loaded into another cluster, or the folder is put back as it was. */
  | { do: 'save copy' | 'restore copy' | 'put folder back' }
  | { do: 'database restarts'; seconds: number }
  /** A write is rolled back; this long after it, the database server is killed. */
  | { do: 'database is killed'; who: number; seconds: number }
  | { do: 'listener is cut'; worker: number; seconds: number }
  /** A cart item or an application gets another owner. */
  | { do: 'row changes hands'; which: number; who: number }
  | { do: 'table is emptied'; which: number }
  | { do: 'session expires' | 'session ends elsewhere'; device: number }
  | { do: 'change role'; who: number; admin: boolean }
  | { do: 'delist pet' | 'list pet'; pet: number }
  | { do: 'staff deletes'; which: number }
  | { do: 'other software writes'; who: number; pet: number; open: boolean }
  | { do: 'clock jumps'; device: number; hours: number }
  | { do: 'disk full'; device: number; writes: number }
  | { do: 'storage cleared'; device: number };

const small = fc.nat(7);
const device = fc.nat(1);
const at = small;
const constant = <const Value>(value: Value) => fc.constant(value);
const oneOf = <const Value>(...values: Value[]) => fc.constantFrom(...values);

const weighted: { weight: number; arbitrary: fc.Arbitrary<Step> }[] = [
  {
    weight: 40,
    arbitrary: fc.record({
      do: constant('say'),
      at,
      what: oneOf(...Object.values(sayings).flat()),
      pet: small,
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({ do: constant('pass'), seconds: oneOf(1, 1, 2, 3, 8, 20, 61) }),
  },
  { weight: 3, arbitrary: fc.record({ do: constant('sleep'), minutes: oneOf(3, 10, 65, 1_440) }) },
  {
    weight: 74,
    arbitrary: fc.record({
      do: constant('fault'),
      fault: oneOf(
        ...networkFaults,
        'delivered several times',
        'commits late',
        'commits late',
        'commits late',
        'commits late',
        'push lost by the database',
        'push lost by the database',
        'push lost by the database',
      ),
      amount: fc.nat(100),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: constant('open tab'), device }) },
  { weight: 1, arbitrary: fc.record({ do: constant('close tab'), at }) },
  { weight: 6, arbitrary: fc.record({ do: constant('walk away'), at }) },
  { weight: 1, arbitrary: fc.record({ do: constant('crash tab'), at }) },
  {
    weight: 7,
    arbitrary: fc.record({ do: constant('say and crash'), at, pet: small, turns: fc.nat(25) }),
  },
  {
    weight: 11,
    arbitrary: fc.record({ do: constant('crash in exchange'), at, turns: fc.nat(40) }),
  },
  { weight: 4, arbitrary: fc.record({ do: oneOf('hide tab', 'show tab', 'thaw tab'), at }) },
  { weight: 2, arbitrary: fc.record({ do: constant('freeze tab'), at }) },
  { weight: 2, arbitrary: fc.record({ do: constant('go offline'), device }) },
  { weight: 3, arbitrary: fc.record({ do: constant('go online'), device }) },
  { weight: 2, arbitrary: fc.record({ do: constant('background sync'), device }) },
  { weight: 6, arbitrary: fc.record({ do: constant('sign in'), at, who: small }) },
  { weight: 2, arbitrary: fc.record({ do: constant('sign out'), at, discard: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: constant('cookie changes hands'), at, who: small }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: oneOf('sync now', 'retry parked', 'discard parked'), at }),
  },
  { weight: 4, arbitrary: fc.record({ do: constant('stream dies'), device }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: oneOf('server restarts', 'forget old', 'commit open') }),
  },
  { weight: 5, arbitrary: fc.record({ do: oneOf('save copy', 'restore copy', 'restore copy') }) },
  { weight: 3, arbitrary: fc.record({ do: constant('put folder back') }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: constant('database restarts'), seconds: oneOf(0, 1, 5, 30) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: constant('database is killed'),
      who: small,
      seconds: oneOf(0, 1, 5, 61),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: constant('listener is cut'),
      worker: fc.nat(1),
      seconds: oneOf(5, 61),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: constant('row changes hands'), which: small, who: small }),
  },
  { weight: 2, arbitrary: fc.record({ do: constant('table is emptied'), which: small }) },
  { weight: 1, arbitrary: fc.record({ do: constant('say many'), at, count: oneOf(60, 251, 501) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: oneOf('session expires', 'session ends elsewhere'), device }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: constant('change role'), who: small, admin: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: oneOf('delist pet', 'list pet'), pet: small }) },
  { weight: 12, arbitrary: fc.record({ do: constant('staff deletes'), which: small }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: constant('other software writes'),
      who: small,
      pet: small,
      open: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: constant('clock jumps'), device, hours: oneOf(-25, 25) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: constant('disk full'),
      device,
      writes: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: constant('storage cleared'), device }) },
];

/** Histories of 76 to 98 steps. */
const histories: fc.Arbitrary<Step[]> = fc.array(fc.oneof(...weighted), {
  minLength: 76,
  maxLength: 98,
  size: 'max',
});

/** The steps of a seed's history. */
export function stepsOf(seed: number): Step[] {
  const [steps] = fc.sample(histories, { seed, numRuns: 1 });
  if (!steps) throw new Error('fast-check made no sample.');
  return steps;
}
