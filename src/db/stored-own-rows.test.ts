import fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newDatabase } from '#tests/device/new-device.ts';
import { alex, application, kim, pet } from '#tests/device/samples.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { OwnRowChange } from '#src/domain/protocol.ts';
import { countContents } from './device-contents.ts';
import { managedPetRows } from './managed-pet-rows.ts';
import { noteOpenedHere } from './opened-applications.ts';
import { changeSession } from './session-row.ts';
import {
  chunkNumbers,
  deleteOwnRows,
  ownRowLimits,
  ownRowTables,
  readStoredRows,
  storeChanges,
} from './stored-own-rows.ts';

const released = { ...ownRowLimits };
afterEach(() => Object.assign(ownRowLimits, released));

/** What batches say of six pets, the last one of each in a batch; a pet may be gone. */
const batches = fc.array(
  fc.uniqueArray(fc.record({ at: fc.nat({ max: 5 }), isGone: fc.boolean() }), {
    selector: ({ at }) => at,
    maxLength: 6,
  }),
  { maxLength: 12 },
);
const id = (at: number) => `pet-${at}`;

const petsOf = (count: number, name: string): OwnRowChange[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'managedPet',
    id: id(at),
    row: pet(id(at), { name, revision: Number(name) }),
  }));

describe('own rows on the device', () => {
  it('are what the batches said last, however many rows are a chunk, and a page that follows them shows the same', async () => {
    await fc.assert(
      fc.asyncProperty(batches, fc.nat({ max: 4 }), async (said, oneByOne) => {
        Object.assign(ownRowLimits, { oneByOne, chunks: 3 });
        const database = newDatabase();
        await changeSession(database, { user: kim });
        const followed = managedPetRows(database);
        const unsubscribe = followed.subscribe(() => {});
        const expected = new Map<string, Pet>();
        let revision = 0;
        for (const batch of said) {
          const changes = batch.map(({ at, isGone }): OwnRowChange => {
            revision += 1;
            const row = isGone ? null : pet(id(at), { name: `Name ${revision}`, revision });
            if (row) expected.set(id(at), row);
            else expected.delete(id(at));
            return { kind: 'managedPet', id: id(at), row };
          });
          const tables = ownRowTables(database);
          await database.transaction('rw', tables, () => storeChanges(database, kim.uid, changes));
          const names = [...expected.values()].map(({ name }) => name).toSorted();
          const stored = await readStoredRows(database, kim.uid, 'managedPet');
          expect(stored.map(({ name }) => name).toSorted()).toEqual(names);
          expect(stored.map((one) => one.id)).toEqual([...expected.keys()].toSorted());
          await vi.waitFor(() =>
            expect(
              followed
                .view()
                .pets?.map(({ name }) => name)
                .toSorted(),
            ).toEqual(names),
          );
        }
        unsubscribe();
        database.close();
      }),
      { numRuns: 40 },
    );
  });

  it('are one text for 50 of a batch, and only what changes later is a row of its own', async () => {
    const database = newDatabase();
    onTestFinished(() => database.close());
    await storeChanges(database, kim.uid, petsOf(50, '1'));
    expect(await database.managedPets.count()).toBe(0);
    await storeChanges(database, kim.uid, petsOf(2, '2'));
    expect(await database.managedPets.count()).toBe(2);
    // A later chunk takes the place of both.
    await storeChanges(database, kim.uid, petsOf(60, '3'));
    expect(await database.managedPets.count()).toBe(0);
    const rows = await readStoredRows(database, kim.uid, 'managedPet');
    expect(rows.map(({ name }) => name)).toEqual(Array(60).fill('3'));
    expect(await chunkNumbers(database, alex.uid, 'managedPet')).toEqual([]);
    await deleteOwnRows(database, kim.uid);
    expect(await database.ownRowChunks.count()).toBe(0);
  });

  it('of a chunk are counted once, and an application among them is noted as opened', async () => {
    Object.assign(ownRowLimits, { oneByOne: 1 });
    const database = newDatabase();
    onTestFinished(() => database.close());
    await changeSession(database, { user: kim });
    const rows = [1, 2, 3].map((at) => application(`0197f000-0000-7000-8000-00000000000${at}`));
    const changes = rows.map((row): OwnRowChange => ({ kind: 'application', id: row.id, row }));
    await storeChanges(database, kim.uid, changes);
    const [first, second] = rows.map((row) => row.id);
    expect(await noteOpenedHere(database, first ?? '')).toBe(true);
    expect(await noteOpenedHere(database, 'no such application')).toBe(false);
    await storeChanges(database, kim.uid, [{ kind: 'application', id: second ?? '', row: null }]);
    const stored = await readStoredRows(database, kim.uid, 'application');
    expect(stored).toEqual([{ ...rows[0], openedHere: true }, rows[2]]);
    expect(await noteOpenedHere(database, second ?? '')).toBe(false);
    expect(await countContents(database)).toMatchObject({ applications: 2 });
  });
});
