// A home with something of everything that an archive carries, as people make it.
import { join } from 'node:path';
import { application, call, type Device, newPerson, type Person } from '#tests/contract/people.ts';
import { newPicture } from '#tests/contract/media-steps.ts';
import { sha256 } from '#tests/device/pictures.ts';
import { keepMedium } from '#worker/media/keep-medium.ts';
import { mediaInFolder } from '#worker/node/media-in-folder.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';

export type FullHome = { pictures: Map<string, Uint8Array>; applicants: Person[]; keeper: Person };

/** Every field of a pet that staff can write, with what is awkward in a ZIP, a CSV or a JSON. */
const everything = {
  name: 'Bjørn "the bear", Jr.\u2028',
  type: 'dog',
  breed: 'Beagle / Basset',
  age: 'adult',
  sex: 'male',
  size: 'medium',
  energy: 'low',
  shedding: 'moderate',
  training: 'basic',
  care: 'high',
  description: '=1+1\n<b>kind</b> & calm,\r\n"really"; 🐶',
  goodWith: ['kids', 'adults'],
  notGoodWith: ['cats'],
  temperament: ['calm', 'a, b'],
  specialNeeds: ['arthritis, daily tablet'],
  location: { city: 'Graz', state: 'Steiermark', country: 'Österreich' },
  birthDate: '2020-02-29',
  birthDateEstimated: true,
  fee: { amount: 12_050, currency: 'EUR' },
  coordinates: { latitude: 47.071, longitude: -15.438 },
  source: 'asm3',
  externalId: 'D2020-17',
  status: 'available',
} as const;

export async function fillHome(home: string, backend: Embedded): Promise<FullHome> {
  const keeper = await newPerson(backend, 'admin');
  const applicants = [await newPerson(backend), await newPerson(backend), await newPerson(backend)];
  // Has nothing that an archive carries.
  await newPerson(backend);
  const staff = keeper.device();
  const say = async (device: Device, command: Parameters<Device['say']>[0]) => {
    const answer = await device.say(command);
    if (answer !== 'accepted') throw new Error(`${command.kind}: ${answer}`);
  };
  const pet = async (id: string, changes: object) => {
    await say(staff, { kind: 'changePet', args: { id, changes } });
    return id;
  };
  const bear = await pet('bear', everything);
  await pet(bear, { verified: true, fee: null });
  await pet(bear, { fee: everything.fee });
  const hidden = await pet('hidden_1', { name: 'Nobody sees me', type: 'cat', status: 'hidden' });
  const reserved = await pet('reserved', { name: 'Mine', type: 'rabbit' });
  const adopted = await pet('adopted', { name: 'Gone', type: 'bird' });

  const pictures = new Map<string, Uint8Array>();
  const photo = async (petId: string, alt: string, sizes: number[]) => {
    const renditions = sizes.map((length, at) => {
      const bytes = newPicture(length);
      pictures.set(sha256(bytes), bytes);
      return {
        width: 480 * (at + 1),
        height: 360 * (at + 1),
        media: sha256(bytes),
        type: 'image/jpeg' as const,
      };
    });
    const id = crypto.randomUUID();
    await say(staff, { kind: 'addPhoto', args: { petId, id, alt, renditions } });
    return id;
  };
  await photo(bear, 'From the side', [300, 90_000, 2_000_000]);
  const face = await photo(bear, '', [500]);
  await photo(hidden, 'Asleep', [700, 800]);
  const store = mediaInFolder(join(home, 'media'));
  for (const [id, bytes] of pictures) {
    await keepMedium(store, id, bytes);
    await call(backend.privileged, 'note_media', { p_media: id });
  }
  // One that never arrived, as when a phone is still sending it.
  await photo(reserved, 'On its way', [900]);
  const [unsent = ''] = [...pictures.keys()].slice(-1);
  pictures.delete(unsent);
  await say(staff, { kind: 'movePhoto', args: { petId: bear, id: face, after: null } });

  const [ada, ben, cem] = applicants.map((one) => one.device());
  if (!ada || !ben || !cem) throw new Error('somebody is missing');
  const apply = async (device: Device, petId: string) => {
    const command = application(petId);
    await say(device, command);
    return command.args.id;
  };
  await apply(ada, bear);
  const withdrawn = await apply(ada, reserved);
  await say(ada, { kind: 'withdrawApplication', args: { id: withdrawn } });
  const approved = await apply(ben, adopted);
  const rejected = await apply(cem, reserved);
  await call(keeper.client, 'note_opened_applications', { p_ids: [approved] });
  await say(staff, {
    kind: 'decideApplication',
    args: { id: approved, status: 'approved', message: 'Come on Saturday,\nand bring a box.' },
  });
  await say(staff, { kind: 'decideApplication', args: { id: rejected, status: 'rejected' } });
  await pet(adopted, { status: 'adopted' });
  await pet(reserved, { status: 'reserved' });
  // Of somebody who has deleted their account.
  await backend.sql(`insert into private.past_decisions
    (pet_id, pet_name, status, applied_on, decided_on)
    values ('long-gone', 'Rex', 'approved', '2024-01-02', '2024-02-03')`);
  await say(staff, {
    kind: 'changeSettings',
    args: { changes: { name: 'Tierheim Süd', email: 'hallo@example.org', openingHours: 'Mo–Fr' } },
  });
  return { pictures, applicants, keeper };
}

/** Every row that an archive carries, as the database holds it; without what is each home's own. */
export async function contentOf(backend: Embedded): Promise<Record<string, unknown[]>> {
  const tables = {
    pets: `select to_jsonb(p) - 'revision' as row from public.pets p order by id`,
    photos: `select to_jsonb(f) - 'position' || jsonb_build_object('place',
        row_number() over (partition by pet_id order by position, id)) as row
      from public.pet_photos f order by pet_id, position, id`,
    applications: `select to_jsonb(a) as row from public.adoption_requests a order by id`,
    decisions: `select to_jsonb(d) - 'id' as row from private.past_decisions d order by pet_id`,
    history: `select to_jsonb(h) - 'id' as row from private.pet_changes h order by id`,
    settings: `select to_jsonb(s) as row from private.settings s`,
    people: `select jsonb_build_object('id', id, 'name', name, 'email', email) as row
      from public.users where id in (select user_id from public.adoption_requests
        union select decided_by from public.adoption_requests
        union select changed_by from private.pet_changes) order by id`,
    arrived: `select jsonb_build_object('id', id) as row from private.media
      where arrived_at is not null order by id`,
  };
  const found: Record<string, unknown[]> = {};
  for (const [name, text] of Object.entries(tables))
    found[name] = (await backend.sql(text)).map(({ row }) => row);
  return found;
}
