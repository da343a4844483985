import type { RunSql } from '#worker/supabase/database.ts';
import { migrationsDir } from '../contract/migrations-dir.ts';

/**
 * Fills the database of a folder with `count` pets: copies of the sample pets, each with its own
 * name. For a server that has not been started there yet; with `databaseUrl`, on that database.
 */
export async function makeManyPets(
  dataDir: string,
  count: number,
  databaseUrl?: string,
): Promise<void> {
  // Imported only when needed, because it loads a whole Postgres.
  const { startEmbedded } = await import('#worker/supabase/embedded.ts');
  const seedFile = `${migrationsDir}/../seed.sql`;
  const where = { dataDir, ...(databaseUrl !== undefined && { databaseUrl }) };
  const backend = await startEmbedded({ ...where, migrationsDir, seedFile });
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
    select copy.*
    from public.pets as sample,
      generate_series(1, (select ${count} / count(*) + 1 from public.pets)) as n,
      jsonb_populate_record(sample, jsonb_build_object('id', sample.id || '-' || n, 'name', ${someName}))
        as copy
    order by n, sample.id
    limit ${count} - (select count(*) from public.pets)`);

// Thousands of different names, as in a big catalogue, for the index of close matches.
const someName = `initcap(translate(left(md5(sample.id || n), 6), '0123456789', 'aeioulmnrs'))`;
