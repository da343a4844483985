// Pets that an admin puts in for a test, from another device than the page's. They are hidden after
// it: other tests of this server count on the pets that it began with.
import type { Page } from '@playwright/test';
import { newId } from '#src/db/new-id.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { PetChanges } from '#src/domain/pet-changes.ts';
import { expect, test as base } from './fixtures.ts';
import { keeper, say } from './people.ts';
import { readCatalogue } from './steps.ts';

export type PutIn = {
  id: string;
  name: string;
  /** Changes it from that other device. */
  change: (changes: PetChanges) => Promise<void>;
};

/** `putIn` gives a new cat; `hideAfterwards` takes one that the page made. */
export const test = base.extend<{
  putIn: (changes?: PetChanges) => Promise<PutIn>;
  hideAfterwards: (id: string) => void;
}>({
  hideAfterwards: async ({ playwright, baseURL }, use) => {
    const ids: string[] = [];
    await use((id) => ids.push(id));
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const hide = (id: string) =>
      ({ kind: 'changePet', args: { id, changes: { status: 'hidden' } } }) as const;
    if (ids.length > 0) await say(await keeper(request), ...ids.map(hide));
    // A version is a second old before the next one is made.
    await expect
      .poll(async () => (await readCatalogue(request)).filter(({ id }) => ids.includes(id)))
      .toEqual([]);
    await request.dispose();
  },
  putIn: async ({ playwright, baseURL, hideAfterwards }, use) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const keeping = await keeper(request);
    await use(async (changes = {}) => {
      const id = newId();
      const name = changes.name ?? `Luna ${id.slice(-6)}`;
      const change = (more: PetChanges) =>
        say(keeping, { kind: 'changePet', args: { id, changes: more } });
      await change({ name, type: 'cat', breed: 'Manx', ...changes });
      hideAfterwards(id);
      return { id, name, change };
    });
    await request.dispose();
  },
});

/** A pet as visitors are told of it; undefined if they are not. */
export const listed = async (page: Page, id: string): Promise<Pet | undefined> =>
  (await readCatalogue(page.request)).find((pet) => pet.id === id);
