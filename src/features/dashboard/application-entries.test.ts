import { expect, test } from 'vitest';
import type { OutboxEntry } from '#src/db/schema.ts';
import type { Command } from '#src/domain/commands.ts';
import { apply } from '#tests/device/samples.ts';
import { entryAbout, isUnsent, refusedSubmissions } from './application-entries.ts';

const application = '018f0000-0000-7000-8000-000000000001';
const entry = (seq: number, state: OutboxEntry['state'], command: Command): OutboxEntry => ({
  seq,
  id: `entry-${seq}`,
  owner: 'u1',
  clientId: 'c1',
  command,
  queuedAt: '2026-01-05T15:04:00.000Z',
  state,
});
const submit = apply(application, 'p1');
const withdraw: Command = { kind: 'withdrawApplication', args: { id: application } };
const unrelated: Command = { kind: 'clearCart', args: {} };

test('an application that was refused is listed, one that waits is not', () => {
  const outbox = [
    entry(1, 'waiting', submit),
    entry(2, 'parked', submit),
    entry(3, 'parked', withdraw),
  ];
  expect(refusedSubmissions(outbox).map(({ seq }) => seq)).toEqual([2]);
});

test('the last thing said about an application is what its card tells', () => {
  const outbox = [
    entry(1, 'waiting', submit),
    entry(2, 'waiting', withdraw),
    entry(3, 'waiting', unrelated),
  ];
  expect(entryAbout(outbox, application)?.seq).toBe(2);
});

test('what the server has accepted needs no note any more', () => {
  expect(entryAbout([entry(1, 'accepted', submit)], application)).toBeUndefined();
});

test('another application is not mixed up with this one', () => {
  expect(entryAbout([entry(1, 'waiting', submit)], 'another')).toBeUndefined();
});

test('an application is unsent while its own submission waits, whatever else does', () => {
  expect(isUnsent([entry(1, 'waiting', submit)], application)).toBe(true);
  expect(isUnsent([entry(1, 'waiting', submit)], 'another')).toBe(false);
  expect(isUnsent([entry(1, 'accepted', submit)], application)).toBe(false);
  expect(isUnsent([entry(1, 'waiting', withdraw)], application)).toBe(false);
});
