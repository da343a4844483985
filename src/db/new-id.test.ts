import { expect, it, vi } from 'vitest';
import { newId } from './new-id.ts';

it('is a UUIDv7 with the time that it was made at, and never the same twice', () => {
  const ids = Array.from({ length: 2_000 }, newId);
  expect(new Set(ids).size).toBe(2_000);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids.map((id) => id[19])).size, 'variants').toBe(4);
});

it('sorts by time', () => {
  vi.useFakeTimers();
  const ids = [0, 1, 1_790_000_000_000, 1_790_000_000_001].map((time) => {
    vi.setSystemTime(time);
    return newId();
  });
  vi.useRealTimers();
  expect(ids.toSorted()).toEqual(ids);
});
