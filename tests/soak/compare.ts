import type { House } from './house.ts';
import type { NetworkedDevice } from '#tests/device/networked-device.ts';

type Ids = { id: string };

/**
 * Every difference between what the devices show and what the database holds, and between what was
 * said and what was done; each as a line.
 */
export async function differences(
  { sql }: House,
  devices: readonly NetworkedDevice[],
): Promise<string[]> {
  const found: string[] = [];
  const differ = (what: string, here: Iterable<string>, there: Iterable<string>) => {
    const [mine, theirs] = [new Set(here), new Set(there)];
    for (const one of mine)
      if (!theirs.has(one)) found.push(`${what}: ${one} is not in the database`);
    for (const one of theirs) if (!mine.has(one)) found.push(`${what}: ${one} is missing`);
  };
  const pets = (
    await sql<{ id: string; description: string }>('select id, description from public.pets')
  ).map(({ id, description }) => `${id} ${description}`);
  for (const device of devices) {
    const { cartItems, applications, chatSessions } = await device.rows();
    const admin = await sql<Ids>('select id from public.users where is_admin and id = $1', [
      device.uid,
    ]);
    const whose = admin.length > 0 ? '$1::uuid is not null' : 'user_id = $1';
    differ(
      `${device.name}, cart`,
      cartItems.map(({ petId }) => petId),
      (
        await sql<Ids>('select pet_id as id from public.cart_items where user_id = $1', [
          device.uid,
        ])
      ).map(({ id }) => id),
    );
    differ(
      `${device.name}, applications`,
      applications.map(({ id, status }) => `${id} ${status}`),
      (
        await sql<Ids>(
          `select id || ' ' || status as id from public.adoption_requests where ${whose}`,
          [device.uid],
        )
      ).map(({ id }) => id),
    );
    differ(
      `${device.name}, questions`,
      chatSessions.map(({ id, response }) => `${id} ${response}`),
      (
        await sql<Ids>(
          `select id || ' ' || response as id from public.chat_sessions where user_id = $1`,
          [device.uid],
        )
      ).map(({ id }) => id),
    );
    differ(
      `${device.name}, pets`,
      device.catalogue.view().pets.map(({ id, description }) => `${id} ${description}`),
      pets,
    );
    differ(
      `${device.name}, said`,
      device.said.map(({ id }) => id),
      (
        await sql<Ids>(
          `select a.command_id as id from private.applied_commands a
         where a.actor = 'user:' || $1 and a.command_id = any ($2::uuid[])`,
          [device.uid, device.said.map(({ id }) => id)],
        )
      ).map(({ id }) => id),
    );
    differ(
      `${device.name}, refused`,
      await device.inOutbox('parked'),
      (
        await sql<Ids>(
          `select a.command_id as id from private.applied_commands a
         where a.command_id = any ($1::uuid[]) and a.result ->> 'outcome' = 'rejected'`,
          [device.said.map(({ id }) => id)],
        )
      ).map(({ id }) => id),
    );
  }
  differ(
    'all, questions that were asked',
    devices.flatMap(({ said }) =>
      said.flatMap(({ command }) =>
        command.kind === 'askForSuggestions' ? [command.args.id] : [],
      ),
    ),
    (await sql<Ids>('select id from public.chat_sessions')).map(({ id }) => id),
  );
  return found;
}
