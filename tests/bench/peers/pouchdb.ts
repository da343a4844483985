// PouchDB with its usual adapter. It replicates with CouchDB only, so it is given the pages of the
// catalogue, each with one `bulkDocs`, as its documentation advises for many documents. Durable:
// every `bulkDocs` has answered.
import PouchDB from 'pouchdb-browser';
import { offer } from '../pages/page.ts';
import { readPets } from '../pages/read-catalogue.ts';

const database = new PouchDB('pouchdb');

offer({
  firstSync: async () => {
    const writes: Promise<unknown>[] = [];
    await readPets((pets) => {
      writes.push(database.bulkDocs(pets.map((pet) => ({ ...pet, _id: pet.id }))));
    });
    await Promise.all(writes);
  },
  stored: async () => (await database.info()).doc_count,
});
