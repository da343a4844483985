import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nestsDeeper } from './nests-deeper.ts';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0;

test('says of every JSON text how deep it nests, whatever its strings hold', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({
        stringUnit: fc.constantFrom('"', '\\', '[', ']', '{', '}', 'a'),
        maxDepth: 6,
      }),
      fc.nat(8),
      (value, limit) => nestsDeeper(JSON.stringify(value), limit) === depthOf(value) > limit,
    ),
  );
});

test('stops at the limit, also where the text never closes what it opens', () => {
  expect(nestsDeeper('['.repeat(1_000_000), 16)).toBe(true);
  expect(nestsDeeper('{"a":'.repeat(17), 16)).toBe(true);
  expect(nestsDeeper(']]]]"\\', 16)).toBe(false);
});
