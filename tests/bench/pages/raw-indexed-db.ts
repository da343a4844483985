// IndexedDB without a library, a row for each pet and no further index; one transaction a page,
// which is as fast as larger ones. Durable: every transaction is complete.
import { inTransaction, openStore, readAll } from './indexed-db.ts';
import { offer } from './page.ts';
import { readPets } from './read-catalogue.ts';

const opening = openStore('raw-indexed-db', 'id');

offer({
  firstSync: async () => {
    const database = await opening;
    const writes: Promise<void>[] = [];
    await readPets((pets) => {
      writes.push(
        inTransaction(database, (store) => {
          for (const pet of pets) store.put(pet);
        }),
      );
    });
    await Promise.all(writes);
  },
  stored: async () => (await readAll(await opening)).length,
});
