import type { Step } from './steps.ts';

/**
 * Histories that once broke a promise, as small as they could be made. Each is named after what
 * broke; `npm run simulate` prints a new one in this form.
 */
export const knownHistories: readonly { name: string; seed: number; steps: readonly Step[] }[] = [
  {
    name: '[S9] a question that the server accepted and forgot is asked again before a newer one',
    seed: 62,
    steps: [
      { do: 'say and crash', at: 1, pet: 3, turns: 20 },
      { do: 'discard parked', at: 1 },
      { do: 'staff deletes', which: 6 },
      { do: 'restore copy' },
      { do: 'say and crash', at: 1, pet: 0, turns: 23 },
      { do: 'crash in exchange', at: 2, turns: 39 },
      { do: 'open tab', device: 0 },
      { do: 'say', at: 3, what: 'reject', pet: 4 },
      { do: 'restore copy' },
    ],
  },
  {
    name: '[S9] so it is where the first answer came late and the server was put back meanwhile',
    seed: 140,
    steps: [
      { do: 'fault', fault: 'arrives late', amount: 79 },
      { do: 'list pet', pet: 3 },
      { do: 'save copy' },
      { do: 'other software writes', who: 2, pet: 1, open: true },
      { do: 'open tab', device: 0 },
      { do: 'commit open' },
      { do: 'pass', seconds: 1 },
      { do: 'say', at: 0, what: 'withdraw', pet: 3 },
      { do: 'fault', fault: 'commits late', amount: 57 },
      { do: 'say', at: 5, what: 'remove', pet: 3 },
      { do: 'restore copy' },
      { do: 'say', at: 1, what: 'add', pet: 6 },
    ],
  },
  {
    name: '[S14] nobody is asked for in the name of who signed out while a refresh was waited for',
    seed: 46,
    steps: [
      { do: 'open tab', device: 1 },
      { do: 'commit open' },
      { do: 'sign out', at: 4, discard: true },
      { do: 'clock jumps', device: 0, hours: 25 },
      { do: 'session ends elsewhere', device: 1 },
      { do: 'session ends elsewhere', device: 0 },
      { do: 'cookie changes hands', at: 2, who: 3 },
    ],
  },
  {
    name: '[S15] a full device that is asked to wait waits, although it cannot write it down',
    seed: 901,
    steps: [
      { do: 'say', at: 0, what: 'approve', pet: 6 },
      { do: 'freeze tab', at: 0 },
      { do: 'say', at: 3, what: 'withdraw', pet: 4 },
      { do: 'pass', seconds: 20 },
      { do: 'disk full', device: 1, writes: 1 },
      { do: 'say', at: 1, what: 'approve', pet: 0 },
      { do: 'fault', fault: '503 in seconds', amount: 46 },
      { do: 'pass', seconds: 61 },
    ],
  },
];
