// TanStack DB with its own persistence: SQLite in the origin's private files, in a web worker. A
// synced collection that writes each page of the catalogue in one transaction, as its guide for
// collection creators describes. Durable: every `commit` has resolved, which it does once SQLite has
// the rows.
import {
  createBrowserWASQLitePersistence,
  openBrowserWASQLiteOPFSDatabase,
  persistedCollectionOptions,
} from '@tanstack/browser-db-sqlite-persistence';
import { createCollection } from '@tanstack/db';
import { offer } from '../pages/page.ts';
import { type Pet, readPets } from '../pages/read-catalogue.ts';

const opening = openBrowserWASQLiteOPFSDatabase({ databaseName: 'tanstack.sqlite' });

/** Resolves with the collection once it is ready, and all that `fetches` brought is persisted. */
async function collect(fetches: boolean) {
  const persistence = createBrowserWASQLitePersistence({ database: await opening });
  const persisted = Promise.withResolvers<void>();
  const collection = createCollection(
    persistedCollectionOptions<Pet, string>({
      id: 'pets',
      getKey: (pet) => pet.id,
      persistence,
      schemaVersion: 1,
      startSync: true,
      sync: {
        sync: ({ begin, write, commit, markReady }) => {
          const commits: unknown[] = [];
          const reading = fetches
            ? readPets((pets) => {
                begin();
                for (const value of pets) write({ type: 'insert', value });
                commits.push(commit());
              })
            : Promise.resolve();
          reading
            .then(() => {
              markReady();
              return Promise.all(commits);
            })
            .then(() => persisted.resolve(), persisted.reject);
        },
      },
    }),
  );
  await collection.preload();
  await persisted.promise;
  return collection;
}

offer({
  firstSync: async () => {
    await collect(true);
  },
  stored: async () => (await collect(false)).size,
});
