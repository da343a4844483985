import { expect, test } from 'vitest';
import { mergedFieldSchema, saidSchema } from './import-calls.ts';

test('every field that a source may say is merged, and no other', () => {
  expect(mergedFieldSchema.options).toEqual(Object.keys(saidSchema.shape));
});
