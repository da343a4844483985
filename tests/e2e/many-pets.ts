import type { RunSql } from '#worker/supabase/database.ts';
import { migrationsDir } from '../contract/migrations-dir.ts';

/**
 * Fills the database of a folder with `count` pets: copies of the sample pets, each with its own
 * name. For a server that has not been started there yet.
 */
export async function makeManyPets(dataDir: string, count: number): Promise<void> {
  // Imported only when needed, because it loads a whole Postgres.
  const { startEmbedded } = await import('#worker/supabase/embedded.ts');
  const seedFile = `${migrationsDir}/../seed.sql`;
  const backend = await startEmbedded({ dataDir, migrationsDir, seedFile });
  try {
    await insertManyPets(backend.sql, count);
  } finally {
    await backend.close();
  }
}

/** Adds copies of the sample pets until there are `count` pets. */
export const insertManyPets = (sql: RunSql, count: number) =>
  sql(`
    insert into public.pets
    select (jsonb_populate_record(p, jsonb_build_object('id', id || '-' || n, 'name', ${someName}))).*
    from public.pets p, generate_series(1, ${count}) as n
    order by n, id
    limit ${count} - (select count(*) from public.pets)`);

// Thousands of different names, as in a big catalogue, for the index of close matches.
const someName = `initcap(translate(left(md5(id || n), 6), '0123456789', 'aeioulmnrs'))`;
