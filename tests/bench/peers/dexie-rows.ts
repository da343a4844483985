// Dexie with a row for each pet and no further index; one `bulkPut` a page, which its documentation
// advises for many rows. Durable: every `bulkPut` has resolved, as its transaction is complete then.
import { Dexie, type EntityTable } from 'dexie';
import { offer } from '../pages/page.ts';
import { type Pet, readPets } from '../pages/read-catalogue.ts';

class Database extends Dexie {
  pets!: EntityTable<Pet, 'id'>;
}
const database = new Database('dexie-rows');
database.version(1).stores({ pets: 'id' });

offer({
  firstSync: async () => {
    const writes: Promise<unknown>[] = [];
    await readPets((pets) => {
      writes.push(database.pets.bulkPut(pets));
    });
    await Promise.all(writes);
  },
  stored: () => database.pets.count(),
});
