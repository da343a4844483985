import { expect, test } from 'vitest';
import type { PetChange } from '#src/domain/pet-history.ts';
import { byWords } from './change-words.ts';

const change = (more: Partial<PetChange>): PetChange => ({
  id: 1,
  field: 'breed',
  byId: null,
  by: 'Kim Keeper',
  at: '2026-11-25T10:00:00Z',
  ...more,
});

test.each([
  [{}, 'Kim Keeper'],
  [{ by: '', import: '' }, 'Somebody whose account is deleted'],
  [{ import: 'Petfinder', undone: false }, 'Kim Keeper with the import of Petfinder'],
  [{ import: 'Petfinder', undone: true }, 'Kim Keeper by undoing the import of Petfinder'],
  [{ by: '', import: 'Petfinder' }, 'The import of Petfinder'],
  [{ by: '', import: 'Petfinder', undone: true }, 'Undoing the import of Petfinder'],
])('the history says who changed a pet, and by which import: %j', (more, words) => {
  expect(byWords(change(more))).toBe(words);
});
