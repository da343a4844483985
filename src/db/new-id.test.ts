import * as z from 'zod/mini';
import { expect, it, vi } from 'vitest';
import { newId } from './new-id.ts';

it('makes ids of version 7, no two alike', () => {
  const ids = Array.from({ length: 1_000 }, newId);
  for (const id of ids) expect(z.uuidv7().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

it('makes ids that sort by the time they were made at', () => {
  const times = [
    '1970-01-01T00:00:00.001Z',
    '2026-11-21T00:00:00.000Z',
    '2999-12-31T23:59:59.999Z',
  ];
  vi.useFakeTimers();
  const ids = times.map((time) => {
    vi.setSystemTime(new Date(time));
    return newId();
  });
  vi.useRealTimers();
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[0]?.slice(0, 13)).toBe('00000000-0001');
});
