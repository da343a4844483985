import { request as http } from '@playwright/test';
import { migrationsDir } from '../contract/migrations-dir.ts';
import { registered } from '../e2e/people.ts';
import { Server } from '../e2e/server.ts';

/** A server with so many applications; one in four is pending. */
export async function serverWithApplications(count: number): Promise<Server> {
  const server = await Server.create();
  await server.start();
  const request = await http.newContext({ baseURL: server.url });
  const { uid } = await registered(request);
  await request.dispose();
  await server.stop();
  const { startEmbedded } = await import('#worker/supabase/embedded.ts');
  const backend = await startEmbedded({ dataDir: server.dataDir, migrationsDir });
  try {
    await backend.sql(`
      insert into public.adoption_requests (id, user_id, pet_id, pet_name, pet_breed, image,
        full_name, email, phone_number, address, occupation, reason_for_adoption,
        experience_with_pets, status, created_at)
      select gen_random_uuid(), '${uid}', 'pet-' || n, initcap(left(md5('p' || n), 6)), 'Beagle', '',
        initcap(left(md5('a' || n), 5)) || ' ' || initcap(left(md5('b' || n), 7)),
        'someone-' || n || '@homeward.example', '+41 44 555 01 23', n || ' Long Road, Bern', 'Baker',
        repeat('We have time, a garden and a sofa. ', 12), repeat('A dog before. ', 10),
        (array['pending', 'approved', 'rejected', 'withdrawn'])[1 + n % 4],
        now() - make_interval(mins => n)
      from generate_series(1, ${count}) as n`);
  } finally {
    await backend.close();
  }
  await server.start();
  return server;
}
