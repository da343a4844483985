// TinyBase with its IndexedDB persister: each page in one transaction of the store, which is saved
// once at the end, because every save writes the whole table. Durable: `save` has resolved.
import { createStore } from 'tinybase';
import { createIndexedDbPersister } from 'tinybase/persisters/persister-indexed-db';
import { offer } from '../pages/page.ts';
import { readPets } from '../pages/read-catalogue.ts';

const store = createStore();
const persister = createIndexedDbPersister(store, 'tinybase');

offer({
  firstSync: async () => {
    await readPets((pets) => {
      store.transaction(() => {
        for (const pet of pets) store.setRow('pets', pet.id, pet);
      });
    });
    await persister.save();
  },
  stored: async () => {
    await persister.load();
    return store.getRowCount('pets');
  },
});
