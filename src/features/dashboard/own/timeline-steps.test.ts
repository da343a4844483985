import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timelineSteps } from './timeline-steps.ts';

const createdAt = '2026-01-05T15:04:00.000Z';
const statusChangedAt = '2026-01-07T09:30:00.000Z';
const firstOpenedAt = '2026-01-06T08:00:00.000Z';
const application = fc.record({
  status: fc.constantFrom('pending', 'approved', 'rejected', 'withdrawn', 'mislaid'),
  createdAt: fc.constant(createdAt),
  statusChangedAt: fc.constantFrom(null, statusChangedAt),
  firstOpenedAt: fc.constantFrom(undefined, firstOpenedAt),
});

test('there is one present step, what was comes before it and what will be after it', () => {
  fc.assert(
    fc.property(application, fc.boolean(), (told, unsent) => {
      const order = { past: 0, present: 1, future: 2 };
      const whens = timelineSteps(told, unsent).map(({ when }) => order[when]);
      expect(whens.filter((when) => when === order.present)).toHaveLength(1);
      expect(whens).toEqual(whens.toSorted((one, other) => one - other));
    }),
  );
});

test('only what has happened has a date, and the submission always has one', () => {
  fc.assert(
    fc.property(application, fc.boolean(), (told, unsent) => {
      const [first, ...rest] = timelineSteps(told, unsent);
      expect(first?.at).toBe(createdAt);
      for (const { when, at } of rest) if (when === 'future') expect(at).toBeUndefined();
    }),
  );
});

const names = (status: string, unsent = false, opened?: string) =>
  timelineSteps({ status, createdAt, statusChangedAt, firstOpenedAt: opened }, unsent).map(
    ({ name, when }) => `${name} ${when}`,
  );

test('what has not been sent is not said to be received', () => {
  expect(names('pending', true)).toEqual([
    'waiting present',
    'received future',
    'reviewed future',
    'decided future',
  ]);
});

test('what was received is being reviewed once an admin has opened it, and not before', () => {
  for (const status of ['pending', 'mislaid']) {
    expect(names(status)).toEqual(['received present', 'reviewed future', 'decided future']);
    expect(names(status, false, firstOpenedAt)).toEqual([
      'received past',
      'reviewed present',
      'decided future',
    ]);
  }
  const application = { status: 'pending', createdAt, statusChangedAt: null, firstOpenedAt };
  expect(timelineSteps(application, false)[1]?.at).toBe(firstOpenedAt);
});

test('a decision and a withdrawal are ends, with the date of the change', () => {
  for (const status of ['approved', 'rejected']) {
    expect(names(status)).toEqual(['received past', 'reviewed past', 'decided present']);
  }
  expect(names('withdrawn')).toEqual(['received past', 'withdrawn present']);
  const last = timelineSteps({ status: 'rejected', createdAt, statusChangedAt }, false).at(-1);
  expect(last?.at).toBe(statusChangedAt);
});
