import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { newDatabase } from '#tests/device/new-device.ts';
import { alex, kim, pet } from '#tests/device/samples.ts';
import type { Pet } from '#src/domain/pet.ts';
import { managedPetRows } from './managed-pet-rows.ts';
import { changeSession } from './session-row.ts';

const row = (one: Pet, owner = kim.uid) => ({ owner, id: one.id, row: one });
const id = (at: number) => `p${String(at).padStart(4, '0')}`;

/** A device of Kim's with so many pets, and what it shows. */
async function deviceOfKim(count: number) {
  const database = newDatabase();
  await changeSession(database, { user: kim });
  await database.managedPets.bulkPut(
    Array.from({ length: count }, (_, at) => row(pet(id(at), { revision: 1 }))),
  );
  const rows = managedPetRows(database);
  const unsubscribe = rows.subscribe(() => {});
  onTestFinished(unsubscribe);
  const shows = (wanted: (pets: readonly Pet[]) => boolean) =>
    vi.waitFor(() => expect(rows.view().pets).toSatisfy((pets) => pets && wanted(pets)));
  const isWhole = () => shows((pets) => pets.length === count);
  return { database, rows, unsubscribe, shows, isWhole };
}

describe('[S34] the rows of pets of an admin', () => {
  it('are read in parts, in the order of their ids, and for one owner alone', async () => {
    const { database, rows, isWhole, shows } = await deviceOfKim(1_200);
    await isWhole();
    const ids = rows.view().pets?.map((one) => one.id);
    expect(ids).toEqual(Array.from({ length: 1_200 }, (_, at) => id(at)));
    await database.managedPets.put(row(pet('other'), alex.uid));
    await changeSession(database, { user: alex });
    await shows((pets) => pets.map((one) => one.id).join() === 'other');
  });

  it('are read alone when they change: all others stay the same objects', async () => {
    const { database, rows, isWhole, shows } = await deviceOfKim(700);
    await isWhole();
    const before = new Set(rows.view().pets);
    const read = vi.spyOn(database.managedPets, 'where');
    await database.managedPets.put(row(pet(id(3), { name: 'Luna', revision: 2 })));
    await shows((pets) => pets[3]?.name === 'Luna');
    expect(rows.view().pets?.filter((one) => !before.has(one))).toHaveLength(1);
    await database.managedPets.put(row(pet('a', { name: 'First' })));
    await shows((pets) => pets[0]?.name === 'First');
    await database.managedPets.delete([kim.uid, id(5)]);
    await shows((pets) => pets.length === 700 && !pets.some((one) => one.id === id(5)));
    expect(read).not.toHaveBeenCalled();
  });

  it('follow when many are written or deleted at once', async () => {
    const { database, rows, isWhole, shows } = await deviceOfKim(600);
    await isWhole();
    const [first] = rows.view().pets ?? [];
    const more = Array.from({ length: 60 }, (_, at) => row(pet(`q${at}`)));
    await database.managedPets.bulkPut(more);
    await shows((pets) => pets.length === 660);
    expect(rows.view().pets?.[0], 'the same revision is the same object').toBe(first);
    await database.managedPets.where('[owner+id]').between([kim.uid, 'p'], [kim.uid, 'q']).delete();
    await shows((pets) => pets.length === 60);
  });

  it('miss nothing that is written while they are read', async () => {
    const { database, isWhole, shows } = await deviceOfKim(20);
    await isWhole();
    const later = (at: number) => row(pet(id(at), { name: 'Later', revision: 2 }));
    const bulkGet = database.managedPets.bulkGet.bind(database.managedPets);
    vi.spyOn(database.managedPets, 'bulkGet').mockImplementationOnce((keys: [string, string][]) =>
      bulkGet(keys).then(async (rows) => {
        await database.managedPets.put(later(7));
        return rows;
      }),
    );
    await database.managedPets.put(later(3));
    await shows((pets) => pets.filter(({ name }) => name === 'Later').length === 2);
  });

  it('say that a device cannot be read, and what was read stays', async () => {
    const { database, rows, isWhole, shows } = await deviceOfKim(2);
    await isWhole();
    const failing = vi.spyOn(database.managedPets, 'bulkGet').mockRejectedValue(new Error('gone'));
    const said = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => said.mockRestore());
    await database.managedPets.put(row(pet(id(1), { name: 'Luna', revision: 2 })));
    await vi.waitFor(() => expect(said).toHaveBeenCalled());
    expect(rows.view().pets).toHaveLength(2);
    failing.mockRestore();
    await database.managedPets.put(row(pet(id(0), { revision: 2 })));
    await shows((pets) => pets[1]?.name === 'Luna');

    const unreadable = newDatabase();
    await changeSession(unreadable, { user: kim });
    vi.spyOn(unreadable.managedPets, 'where').mockImplementation(() => {
      throw new Error('gone');
    });
    onTestFinished(managedPetRows(unreadable).subscribe(() => {}));
    await vi.waitFor(() => expect(managedPetRows(unreadable).view().error).toBeDefined());
  });

  it('are forgotten when nobody looks, and read anew for who looks next', async () => {
    const { database, rows, isWhole, unsubscribe, shows } = await deviceOfKim(3);
    await isWhole();
    unsubscribe();
    expect(rows.view().pets).toBeUndefined();
    await database.managedPets.put(row(pet('z')));
    onTestFinished(rows.subscribe(() => {}));
    await shows((pets) => pets.length === 4);
  });
});
