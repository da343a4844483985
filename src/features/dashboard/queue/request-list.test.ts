import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Application } from '#src/domain/application.ts';
import { application as request } from '#tests/device/samples.ts';
import {
  othersFor,
  newestFirst,
  prepareRequests,
  nextToDecide,
  requestsToShow,
} from './request-list.ts';

const all = { filter: 'all', order: 'newest', words: '', kept: new Set<string>() } as const;
const ids = (applications: readonly Application[]) => applications.map(({ id }) => id);

test('a status nobody knows is counted as pending, as it is shown', () => {
  const rows = [request('a'), request('b', { status: 'mislaid' })];
  const { all: every, pending, ...others } = prepareRequests(rows).byStatus;
  expect([every.length, pending.length]).toEqual([2, 2]);
  expect(others).toEqual({ approved: [], rejected: [], withdrawn: [] });
});

test('the newest request comes first, however its time is written', () => {
  const older = request('older', { createdAt: '2026-01-05T15:04:00.000Z' });
  const newer = request('newer', { createdAt: '2026-01-05T14:05:00.123456-01:00' });
  expect(ids(newestFirst([older, newer]))).toEqual(['newer', 'older']);
});

test('those who wait longest can come first', () => {
  const older = request('older', { createdAt: '2026-01-01T00:00:00Z' });
  const newer = request('newer', { createdAt: '2026-01-02T00:00:00Z' });
  expect(ids(requestsToShow(prepareRequests([newer, older]), { ...all, order: 'oldest' }))).toEqual(
    ['older', 'newer'],
  );
});

test('a status filter hides the others, but not what was decided a moment ago', () => {
  const rows = [
    request('a'),
    request('b', { status: 'approved' }),
    request('c', { status: 'approved' }),
  ];
  const shown = requestsToShow(prepareRequests(rows), {
    ...all,
    filter: 'pending',
    kept: new Set(['b']),
  });
  expect(ids(shown).toSorted()).toEqual(['a', 'b']);
  const approved = requestsToShow(prepareRequests(rows), { ...all, filter: 'approved' });
  expect(ids(approved).toSorted()).toEqual(['b', 'c']);
});

test('a request is found by its applicant or its pet', () => {
  const rows = [request('a', { fullName: 'Maya Okafor' }), request('b', { petName: 'Maple' })];
  expect(ids(requestsToShow(prepareRequests(rows), { ...all, words: ' MAYA ' }))).toEqual(['a']);
  expect(ids(requestsToShow(prepareRequests(rows), { ...all, words: 'maple' }))).toEqual(['b']);
  expect(ids(requestsToShow(prepareRequests(rows), { ...all, words: 'ma' }))).toHaveLength(2);
});

test('whatever is typed finds every request that has it in one of its words, and no other', () => {
  const few = fc.string({ unit: fc.constantFrom('a', 'b', 'A'), maxLength: 4 });
  const requests = fc
    .array(fc.tuple(few, few, few, few), { maxLength: 8 })
    .map((all) =>
      all.map(([fullName, email, petName, petBreed], at) =>
        request(`r${at}`, { fullName, email, petName, petBreed }),
      ),
    );
  fc.assert(
    fc.property(requests, few, (rows, words) => {
      const found = requestsToShow(prepareRequests(rows), { ...all, words });
      const has = (one: Application) =>
        [one.fullName, one.email, one.petName, one.petBreed].some((text) =>
          text.toLowerCase().includes(words.toLowerCase()),
        );
      expect(ids(found)).toEqual(ids(newestFirst(rows.filter(has))));
    }),
  );
});

const queue = fc
  .array(fc.constantFrom('pending', 'approved', 'withdrawn', 'mislaid'), { maxLength: 8 })
  .map((statuses) => statuses.map((status, at) => request(`r${at}`, { status })));
const waits = ({ status }: Application) => status === 'pending' || status === 'mislaid';

test('going from one to the next visits everything that waits once, from wherever one starts', () => {
  fc.assert(
    fc.property(queue, fc.nat(8), (requests, start) => {
      const visited: string[] = [];
      let left = requests;
      let here = requests[start]?.id;
      for (let next = nextToDecide(left, here); next; next = nextToDecide(left, here)) {
        here = next.id;
        visited.push(here);
        left = left.map((one) => (one.id === here ? { ...one, status: 'approved' } : one));
      }
      const others = requests.filter((one, at) => waits(one) && at !== start);
      for (const { id } of others) expect(visited).toContain(id);
      expect(new Set(visited).size).toBe(visited.length);
    }),
  );
});

test('the next one to decide stands below, then above, and is never the same again', () => {
  const [a, b, c] = [request('a'), request('b', { status: 'approved' }), request('c')] as const;
  expect(nextToDecide([a, b, c], 'a')).toBe(c);
  expect(nextToDecide([a, b, c], 'b')).toBe(c);
  expect(nextToDecide([a, b, c], 'c')).toBe(a);
  expect(nextToDecide([a, b], 'a')).toBeUndefined();
  expect(nextToDecide([a, b, c], undefined)).toBe(a);
  expect(nextToDecide([a, b, c], 'deleted')).toBe(a);
});

test('everybody else who asked for the same pet is found, and nobody of another pet', () => {
  const asking = request('a', { status: 'approved' });
  const rows = [
    asking,
    request('b'),
    request('c', { status: 'approved' }),
    request('d', { status: 'approved', petId: 'another' }),
  ];
  expect(ids(othersFor(rows, asking))).toEqual(['b', 'c']);
});
