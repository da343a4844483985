import { migrationsDir } from '../contract/migrations-dir.ts';
import { accounts } from '../e2e/people.ts';
import { Server } from '../e2e/server.ts';

/** A server with so many applications of the demo adopter; one in four is pending. */
export async function serverWithApplications(count: number): Promise<Server> {
  const server = await Server.create();
  // Imported only when needed, because it loads a whole Postgres.
  const { startEmbedded } = await import('#worker/supabase/embedded.ts');
  const backend = await startEmbedded({ dataDir: server.dataDir, migrationsDir, demo: 'trial' });
  try {
    await backend.sql(`
      insert into public.adoption_requests (id, user_id, pet_id, pet_name, pet_breed, image,
        full_name, email, phone_number, address, occupation, reason_for_adoption,
        experience_with_pets, status, created_at)
      select gen_random_uuid(), users.id, 'pet-' || n, initcap(left(md5('p' || n), 6)), 'Beagle', '',
        initcap(left(md5('a' || n), 5)) || ' ' || initcap(left(md5('b' || n), 7)),
        'someone-' || n || '@homeward.example', '+41 44 555 01 23', n || ' Long Road, Bern', 'Baker',
        repeat('We have time, a garden and a sofa. ', 12), repeat('A dog before. ', 10),
        (array['pending', 'approved', 'rejected', 'withdrawn'])[1 + n % 4],
        now() - make_interval(mins => n)
      from public.users, generate_series(1, ${count}) as n
      where users.email = '${accounts.user.email}'`);
  } finally {
    await backend.close();
  }
  await server.start();
  return server;
}
