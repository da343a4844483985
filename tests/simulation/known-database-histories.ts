import type { KnownHistory } from './known-histories.ts';

/** Those of the known histories in which the database is written past the commands, or put back. */
export const knownDatabaseHistories: readonly KnownHistory[] = [
  {
    name: '[S26] a row written under an id that was rolled back before the server was killed is pulled',
    seed: 1,
    steps: [
      { do: 'pass', seconds: 8 },
      { do: 'database is killed', who: 0, seconds: 61 },
      { do: 'other software writes', who: 0, pet: 0, open: false },
      { do: 'pass', seconds: 8 },
    ],
  },
  {
    name: '[S26] a folder that is put back leaves no ghost and hides no row',
    seed: 2,
    steps: [
      { do: 'pass', seconds: 8 },
      { do: 'save copy' },
      { do: 'other software writes', who: 0, pet: 0, open: false },
      { do: 'pass', seconds: 61 },
      { do: 'put folder back' },
      { do: 'other software writes', who: 0, pet: 1, open: false },
      { do: 'pass', seconds: 61 },
    ],
  },
  {
    name: '[S26] a push that was open when the folder was copied leaves no ghost when it is put back',
    seed: 1,
    steps: [
      { do: 'pass', seconds: 8 },
      { do: 'fault', fault: 'commits late', amount: 100 },
      { do: 'say', at: 0, what: 'apply', pet: 0 },
      { do: 'pass', seconds: 2 },
      { do: 'save copy' },
      { do: 'pass', seconds: 20 },
      { do: 'put folder back' },
      { do: 'pass', seconds: 8 },
    ],
  },
  {
    name: '[S26] a row that changes hands leaves its former owner',
    seed: 3,
    steps: [
      { do: 'other software writes', who: 0, pet: 0, open: false },
      { do: 'pass', seconds: 8 },
      { do: 'row changes hands', which: 0, who: 1 },
      { do: 'pass', seconds: 8 },
    ],
  },
  {
    name: '[S26] a table that is emptied at once is empty on every device',
    seed: 5,
    steps: [
      { do: 'other software writes', who: 0, pet: 0, open: false },
      { do: 'pass', seconds: 8 },
      { do: 'table is emptied', which: 0 },
      { do: 'pass', seconds: 8 },
    ],
  },
];
