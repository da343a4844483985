import {
  application,
  authOf,
  call,
  Device,
  newGuest,
  newPet,
  newPerson,
  signIn,
} from '#tests/contract/people.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';

export const account = { email: 'ada@example.org', password: 'long enough' };

/** What Ada's device remembers of a database in which `live` has put a row into every table. */
export type Memory = {
  clientId: string;
  /** The command that it sent last. The ledger knows it. */
  sent: { id: string; seq: number; command: { kind: 'addToCart'; args: { petId: string } } };
  cursor: string | null;
  /** Her application, which is pending. */
  applicationId: string;
};

const functions = { apply: 'apply_commands', pull: 'pull_own_rows', poke: 'poke_check' };

/** Signs Ada in; her device sends and pulls as her. */
export async function adasDevice(
  backend: Embedded,
  { clientId, names = functions }: { clientId?: string; names?: typeof functions } = {},
): Promise<Device> {
  const client = await signIn(backend, account);
  return new Device((fn, args) => call(client, names[fn], args), clientId);
}

/** Puts a row into every table, as people do. `names`: what the functions were called then. */
export async function live(backend: Embedded, names = functions): Promise<Memory> {
  const { data } = await authOf(backend).signUp(account);
  const keeper = await newPerson(backend, 'admin');
  // What is kept of a sample pet that was removed.
  await newPet(backend);
  await keeper.client.rpc('remove_sample_pets');
  const [wanted, liked, left] = [
    await newPet(backend),
    await newPet(backend),
    await newPet(backend),
  ];
  const device = await adasDevice(backend, { names });
  const apply = application(wanted);
  await device.say(apply);
  // Decided, with a notification that waits for her, where that version had any.
  const decided = application(left);
  await device.say(decided);
  const adas = await signIn(backend, account);
  const subscription = { p_endpoint: 'https://push.example/1', p_p256dh: 'key', p_auth: 'secret' };
  await adas.rpc('save_push_subscription', subscription);
  const keepers = new Device((fn, args) => call(keeper.client, names[fn], args));
  await keepers.say({
    kind: 'decideApplication',
    args: { id: decided.args.id, status: 'approved' },
  });
  // A pet as its staff keep it, and what they say of their shelter.
  const media = 'a'.repeat(64);
  await keepers.say({ kind: 'changePet', args: { id: wanted, changes: { sex: 'female' } } });
  await keepers.say({
    kind: 'addPhoto',
    args: {
      petId: wanted,
      id: crypto.randomUUID(),
      alt: 'Asleep in the sun',
      renditions: [{ width: 480, height: 360, media, type: 'image/webp' }],
    },
  });
  await backend.privileged.rpc('note_media', { p_media: media });
  await keepers.say({ kind: 'changeSettings', args: { changes: { openingHours: 'Daily' } } });
  // A file of another system, with a picture.
  const run = { p_id: crypto.randomUUID() };
  const pictures = ['https://shelter.example/1.jpg'];
  await backend.privileged.rpc('start_import', {
    ...run,
    p_import: {
      source: 'Petfinder',
      format: 'petfinder-csv',
      fileName: 'pets.csv',
      pets: 1,
      pictureHosts: ['shelter.example'],
      problems: [],
      problemCount: 0,
    },
  });
  await backend.privileged.rpc('import_pets', {
    ...run,
    p_pets: [
      {
        id: 'imported',
        externalId: 'A1',
        said: { name: 'Rex', type: 'dog', pictures },
        take: [],
      },
    ],
    p_hide: [],
  });
  // What stays of a decision when the account is gone.
  const leaver = await newPerson(backend);
  const leavers = new Device((fn, args) => call(leaver.client, names[fn], args));
  const forLeaver = application(liked);
  await leavers.say(forLeaver);
  await keepers.say({
    kind: 'decideApplication',
    args: { id: forLeaver.args.id, status: 'rejected' },
  });
  await backend.privileged.rpc('delete_account', { p_user: leaver.uid });
  const invitation = { p_email: 'kim@example.org', p_code_sha256: '0'.repeat(64) };
  await backend.privileged.rpc('invite_admin', invitation);
  // A tombstone.
  await device.say({ kind: 'addToCart', args: { petId: left } });
  await device.say({ kind: 'removeFromCart', args: { petId: left } });
  const command = { kind: 'addToCart', args: { petId: liked } } as const;
  const sent = { ...device.envelope(command), command };
  await device.push([sent]);
  const ask = { id: crypto.randomUUID(), prompt: 'A calm cat' };
  await newGuest(backend).say({ kind: 'askForSuggestions', args: ask });
  await backend.privileged.rpc('note_address_confirmed', { p_user: data.user?.id });
  await call(backend.anonymous, 'catalogue_latest');
  // `pull` names the cursor's window; a device of any version keeps it as it came.
  await device.pull();
  return { clientId: device.clientId, sent, cursor: device.cursor, applicationId: apply.args.id };
}
