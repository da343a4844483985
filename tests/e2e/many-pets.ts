import { migrationsDir } from '../contract/migrations-dir.ts';

/**
 * Makes the database in a folder and fills it up to `count` pets: the sample pets again and again,
 * each under a name of its own. For a server that has not been started there yet.
 */
export async function makeManyPets(dataDir: string, count: number): Promise<void> {
  // Loaded only where it is used: it brings a whole Postgres.
  const { startEmbedded } = await import('#worker/supabase/embedded.ts');
  const seedFile = `${migrationsDir}/../seed.sql`;
  const backend = await startEmbedded({ dataDir, migrationsDir, seedFile });
  try {
    await backend.sql(`
      insert into public.pets
      select (jsonb_populate_record(p, jsonb_build_object('id', id || '-' || n, 'name', ${someName}))).*
      from public.pets p, generate_series(1, ${count}) as n
      order by n, id
      limit ${count} - (select count(*) from public.pets)`);
  } finally {
    await backend.close();
  }
}

// Some thousand different words, as a big catalogue has, for the index of close matches to hold.
const someName = `initcap(translate(left(md5(id || n), 6), '0123456789', 'aeioulmnrs'))`;
