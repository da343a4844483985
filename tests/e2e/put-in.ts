// Pets that an admin puts in, from another device than the page's.
import type { Page } from '@playwright/test';
import { newId } from '#src/db/new-id.ts';
import type { PetChanges } from '#src/domain/pet-changes.ts';
import { keeper, say } from './people.ts';
import { readCatalogue } from './steps.ts';

/** Puts a pet in, from another device of the admin. */
export async function putIn(page: Page, changes: PetChanges = {}) {
  const id = newId();
  const name = `Luna ${id.slice(-6)}`;
  const keeping = await keeper(page.request);
  const change = (more: PetChanges) =>
    say(keeping, { kind: 'changePet', args: { id, changes: more } });
  await change({ name, type: 'cat', breed: 'Manx', ...changes });
  return { id, name, change };
}

/** A pet as visitors are told of it; undefined if they are not. */
export const listed = async (page: Page, id: string) =>
  (await readCatalogue(page.request)).find((pet) => pet.id === id);
