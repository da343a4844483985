import { expect, test } from 'vitest';
import type { Command } from '#src/domain/commands.ts';
import type { PetChanges } from '#src/domain/pet-changes.ts';
import type { PetChange } from '#src/domain/pet-history.ts';
import { maxPhotos } from '#src/domain/pet-photo.ts';
import type { Pet } from '#src/domain/pet.ts';
import type { Shelter } from '#src/domain/shelter.ts';
import { commandSamples, rendition } from '#tests/device/samples.ts';
import type { Embedded } from '#worker/supabase/embedded.ts';
import { application, call, type Device, newPerson, newPet } from './people.ts';

export const changePet = (id: string, changes: PetChanges): Command => ({
  kind: 'changePet',
  args: { id, changes },
});

/** With one rendition; `media` is one letter of its hash. */
export const addPhoto = (petId: string, id: string, media = 'a'): Command => ({
  kind: 'addPhoto',
  args: { petId, id, alt: `Photo ${id}`, renditions: [{ ...rendition, media: media.repeat(64) }] },
});

/** A pet as an admin's device has it, after a pull. */
export async function managed(device: Device, id: string): Promise<Pet | undefined> {
  await device.pull();
  // The rows of this kind are pets.
  return device.rows.get(`managedPet ${id}`)?.row as Pet | undefined;
}

/** The part of commands.test.ts that is about pets, photos and settings. */
export function petCommands(backend: () => Embedded): void {
  /** Its later pulls bring what changes, also of pets that the catalogue has. */
  const admin = async () => {
    const device = (await newPerson(backend(), 'admin')).device();
    await device.pull();
    return device;
  };

  test('staff put in a pet with all that is known about it', async () => {
    const device = await admin();
    const id = crypto.randomUUID();
    const { changes } = commandSamples.changePet.args;
    expect(await device.say(changePet(id, changes))).toBe('accepted');
    const { verified: _, ...said } = changes;
    const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(await managed(device, id)).toMatchObject({ ...said, listedAt: iso, verifiedAt: iso });
    expect(await device.say(changePet(id, { fee: null, coordinates: null, birthDate: '' }))).toBe(
      'accepted',
    );
    expect(await managed(device, id)).toMatchObject({
      fee: null,
      coordinates: null,
      birthDate: '',
    });
  });

  test('a pet is put in by its name and type, and one that is gone is not changed', async () => {
    const device = await admin();
    const id = crypto.randomUUID();
    expect(await device.say(changePet(id, { name: 'Rex' }))).toBe('pet-gone');
    expect(await device.say(changePet(id, { name: 'Rex', type: 'dog' }))).toBe('accepted');
    expect(await device.say(changePet(id, { status: 'hidden' }))).toBe('accepted');
    expect(await managed(device, id)).toMatchObject({ name: 'Rex', status: 'hidden' });
    const gone = crypto.randomUUID();
    for (const command of photoCommands(gone)) expect(await device.say(command)).toBe('pet-gone');
  });

  test('two admins change one pet: each field has the value that arrived last', async () => {
    const [one, other] = [await admin(), await admin()];
    const id = await newPet(backend());
    await one.say(changePet(id, { name: 'Rex', breed: 'Beagle', sex: 'male' }));
    await other.say(changePet(id, { breed: 'Poodle', description: 'Quiet.' }));
    await one.say(changePet(id, { verified: true }));
    for (const device of [one, other])
      expect(await managed(device, id)).toMatchObject({
        name: 'Rex',
        breed: 'Poodle',
        sex: 'male',
        description: 'Quiet.',
      });
  });

  test('both admins read who changed what, and nobody else does', async () => {
    const [one, other] = [await newPerson(backend(), 'admin'), await newPerson(backend(), 'admin')];
    const id = await newPet(backend());
    await one.device().say(changePet(id, { breed: 'Poodle' }));
    await other.device().say(changePet(id, { breed: 'Collie', status: 'available' }));
    await other.device().say(addPhoto(id, crypto.randomUUID()));
    const read = (before: number | null = null) =>
      call<PetChange[]>(one.client, 'pet_history', { p_pet: id, p_before: before });
    const history = await read();
    expect(history).toMatchObject([
      { field: 'photos', before: [], byId: other.uid },
      { field: 'breed', before: 'Poodle', after: 'Collie', byId: other.uid },
      { field: 'listedAt', byId: one.uid },
      { field: 'breed', before: 'Beagle', after: 'Poodle', byId: one.uid },
    ]);
    expect(await read(history[2]?.id)).toEqual(history.slice(3));
    // An account that is deleted leaves what it changed.
    await call(backend().privileged, 'delete_account', { p_user: other.uid });
    const nobody = { by: '', byId: null };
    expect(await read()).toMatchObject([nobody, nobody, { byId: one.uid }, { byId: one.uid }]);
  });

  test.each([
    { name: ' ' },
    { name: 'x'.repeat(201) },
    { type: 'dragon' },
    { description: 'x'.repeat(10_001) },
    { breed: 5 },
    { goodWith: 'kids' },
    { notGoodWith: [''] },
    { temperament: Array.from({ length: 21 }, () => 'calm') },
    { specialNeeds: [null] },
    { status: 'sold' },
    { location: 'Austin' },
    { birthDate: '2025-02-29' },
    { birthDate: 'yesterday' },
    { birthDateEstimated: 'perhaps' },
    { fee: { amount: 1.5, currency: 'USD' } },
    { fee: { amount: -1, currency: 'USD' } },
    { fee: { amount: 1, currency: 'dollars' } },
    { fee: { amount: 1 } },
    { coordinates: { latitude: 91, longitude: 0 } },
    { coordinates: { latitude: 1 } },
  ])('a pet is not changed to what it cannot be: %j', async (changes) => {
    const device = await admin();
    const id = await newPet(backend());
    // The worker refuses these before; the database has to by itself.
    expect(await device.say(changePet(id, changes as never))).toBe('invalid');
    expect(await managed(device, id)).toBeUndefined();
  });

  test('photos are added, described, moved and removed, each once', async () => {
    const device = await admin();
    const id = await newPet(backend());
    const [a, b, c] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    for (const photo of [a, b, c, a])
      expect(await device.say(addPhoto(id, photo))).toBe('accepted');
    const order = async () => (await managed(device, id))?.photos.map((one) => one.id);
    expect(await order()).toEqual([a, b, c]);
    const move = (photo: string, after: string | null) =>
      device.say({ kind: 'movePhoto', args: { petId: id, id: photo, after } });
    expect(await move(c, null)).toBe('accepted');
    expect(await order()).toEqual([c, a, b]);
    expect(await move(c, a)).toBe('accepted');
    expect(await order()).toEqual([a, c, b]);
    // Behind one that is gone meanwhile: at the end.
    expect(await move(a, crypto.randomUUID())).toBe('accepted');
    expect(await order()).toEqual([c, b, a]);
    await device.say({ kind: 'describePhoto', args: { petId: id, id: b, alt: 'On a lawn' } });
    await device.say({ kind: 'removePhoto', args: { petId: id, id: c } });
    expect((await managed(device, id))?.photos).toMatchObject([
      { id: b, alt: 'On a lawn', renditions: [rendition] },
      { id: a },
    ]);
    expect(await device.say(addPhoto(await newPet(backend()), a))).toBe('invalid');
  });

  test(`a pet has at most ${maxPhotos} photos, however many devices add them`, async () => {
    const devices = [await admin(), await admin()];
    const id = await newPet(backend());
    const answers: string[] = [];
    for (let n = 0; n < maxPhotos + 2; n += 1)
      answers.push((await devices[n % 2]?.say(addPhoto(id, crypto.randomUUID()))) ?? '');
    expect(answers.filter((one) => one === 'accepted')).toHaveLength(maxPhotos);
    expect(answers.slice(-2)).toEqual(['too-many-photos', 'too-many-photos']);
  });

  test('a photo names its bytes by their hash, as a kind of picture that is served', async () => {
    const device = await admin();
    const petId = await newPet(backend());
    const id = crypto.randomUUID();
    for (const renditions of [
      [],
      [{ ...rendition, media: '../secret' }],
      [{ ...rendition, type: 'image/svg+xml' }],
      [{ ...rendition, width: 0 }],
    ])
      expect(
        await device.say({ kind: 'addPhoto', args: { petId, id, alt: '', renditions } } as never),
      ).toBe('invalid');
    expect(await device.say({ kind: 'describePhoto', args: { petId, id } } as never)).toBe(
      'invalid',
    );
  });

  test('the shelter says about itself what its admins last said, field by field', async () => {
    const [one, other] = [await admin(), await admin()];
    const settings = (changes: Partial<Shelter>): Command => ({
      kind: 'changeSettings',
      args: { changes },
    });
    expect(await one.say(settings({ name: 'A shelter', phone: '1' }))).toBe('accepted');
    expect(await other.say(settings({ phone: '2', openingHours: '10 to 4' }))).toBe('accepted');
    expect(await call<Shelter>(backend().anonymous, 'shelter')).toMatchObject({
      name: 'A shelter',
      phone: '2',
      openingHours: '10 to 4',
      email: '',
    });
    expect(await one.say(settings({ name: 'x'.repeat(201) }))).toBe('invalid');
    expect(await one.say({ kind: 'changeSettings', args: {} } as never)).toBe('invalid');
  });

  test('nobody but admins changes pets, photos or settings', async () => {
    const device = (await newPerson(backend())).device();
    const petId = await newPet(backend());
    for (const command of [
      changePet(petId, { name: 'Mine' }),
      ...photoCommands(petId),
      commandSamples.changeSettings,
    ])
      expect(await device.say(command), command.kind).toBe('not-allowed');
  });

  test('a decision comes with a message', async () => {
    const keeper = await admin();
    const device = (await newPerson(backend())).device();
    const applied = application(await newPet(backend()));
    await device.say(applied);
    const { id } = applied.args;
    const decide = (message?: string): Command => ({
      kind: 'decideApplication',
      args: { id, status: 'rejected', ...(message !== undefined && { message }) },
    });
    await keeper.say(decide('Luna found a home. Come and meet Rex.'));
    await device.pull();
    expect(device.rows.get(`application ${id}`)?.row).toMatchObject({
      status: 'rejected',
      message: 'Luna found a home. Come and meet Rex.',
    });
    expect(await keeper.say(decide('x'.repeat(2_001)))).toBe('invalid');
  });
}

const photoCommands = (petId: string): Command[] => [
  addPhoto(petId, crypto.randomUUID()),
  { ...commandSamples.describePhoto, args: { ...commandSamples.describePhoto.args, petId } },
  { ...commandSamples.movePhoto, args: { ...commandSamples.movePhoto.args, petId } },
  { ...commandSamples.removePhoto, args: { ...commandSamples.removePhoto.args, petId } },
];
