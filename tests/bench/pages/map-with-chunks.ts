// The least that keeps anything: the text of each page goes into IndexedDB as it came, each in a
// transaction of its own, and its pets into a Map. Durable: every transaction is complete.
import type { Pet } from '#src/domain/pet.ts';
import { inTransaction, openStore, readAll } from './indexed-db.ts';
import { offer } from './page.ts';
import { readTexts } from './read-catalogue.ts';

const opening = openStore('map-with-chunks', null);
const byId = new Map<string, Pet>();

function add(text: string): void {
  for (const pet of JSON.parse(text) as Pet[]) byId.set(pet.id, pet);
}

offer({
  firstSync: async () => {
    const database = await opening;
    const writes: Promise<void>[] = [];
    await readTexts((text, nth) => {
      writes.push(inTransaction(database, (store) => store.put(text, nth)));
      add(text);
    });
    await Promise.all(writes);
  },
  stored: async () => {
    for (const text of await readAll<string>(await opening)) add(text);
    return byId.size;
  },
});
