// Who is told what of pets that are reserved, adopted or hidden, and of photos on their way.
import { expect, test } from 'vitest';
import type { Pet } from '#src/domain/pet.ts';
import type { CatalogueChanges, CatalogueManifest } from '#src/domain/protocol.ts';
import { onEveryBackend, overHttp } from './backends.ts';
import { application, call, newGuest, newPerson, newPet } from './people.ts';
import { addPhoto, changePet, managed } from './pet-commands.ts';

onEveryBackend((backend) => {
  const admin = async () => (await newPerson(backend(), 'admin')).device();
  /** New versions of the catalogue are made once a second. */
  const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1_100));
  const latest = () =>
    call<{ epoch: string; version: number }>(backend().anonymous, 'catalogue_latest');
  const changesSince = async ({ epoch, version }: { epoch: string; version: number }) =>
    call<CatalogueChanges>(backend().anonymous, 'catalogue_changes', {
      p_epoch: epoch,
      p_from: version,
      p_to: (await latest()).version,
    });
  const listed = async (id: string): Promise<Pet | undefined> => {
    const { epoch } = await latest();
    const args = { p_epoch: epoch, p_from: id, p_to: id };
    return (await call<Pet[]>(backend().anonymous, 'catalogue_chunk', args))[0];
  };

  test.each(['adopted', 'hidden'] as const)(
    '[S34] an %s pet leaves the catalogue for everyone but admins, and comes back',
    async (status) => {
      const device = await admin();
      const id = await newPet(backend());
      await aSecond();
      const before = await latest();
      await device.say(changePet(id, { status }));
      await aSecond();
      expect(await changesSince(before)).toMatchObject({ upserts: [], removed: [id] });
      expect(await listed(id)).toBeUndefined();
      expect(await managed(await admin(), id)).toMatchObject({ id, status });
      const gone = await latest();
      await device.say(changePet(id, { status: 'reserved' }));
      await aSecond();
      expect(await changesSince(gone)).toMatchObject({ upserts: [{ id }], removed: [] });
      expect(await listed(id)).toMatchObject({ status: 'reserved' });
      expect(await managed(await admin(), id)).toBeUndefined();
    },
  );

  test('[S34] of a pet that is hidden from the start, no visitor reads anything by any way', async () => {
    const device = await admin();
    await aSecond();
    const before = await latest();
    const id = `secret-${crypto.randomUUID()}`;
    const secret = { name: 'Secret', type: 'dog', status: 'hidden', description: 'Found' } as const;
    await device.say(changePet(id, secret));
    const photo = crypto.randomUUID();
    await device.say(addPhoto(id, photo));
    await device.say(changePet(id, { description: 'Found in the Secret woods' }));
    await aSecond();
    const person = await newPerson(backend());
    const theirs = person.device();
    expect(await theirs.say({ kind: 'addToCart', args: { petId: id } })).toBe('pet-gone');
    expect(await theirs.say(application(id))).toBe('pet-gone');
    const guest = newGuest(backend());
    await guest.say({
      kind: 'askForSuggestions',
      args: { id: crypto.randomUUID(), prompt: 'A dog' },
    });
    const pulled = [await theirs.pull(), await guest.pull(), [...theirs.rows], [...guest.rows]];
    const { epoch } = await latest();
    const manifest = await call<CatalogueManifest>(backend().anonymous, 'catalogue_manifest');
    const all = { p_epoch: epoch, p_from: '-', p_to: 'zzz' };
    const read = [
      pulled,
      manifest,
      await changesSince(before),
      await call(backend().anonymous, 'catalogue_chunk', all).catch(String),
      await listed(id),
    ];
    const { anonymous, as } = overHttp(backend());
    for (const client of [anonymous, as(person.accessToken)])
      for (const table of ['pets', 'pet_photos', 'cart_items', 'adoption_requests'])
        read.push(
          (await client.from(table).select()).data,
          (await client.from(table).select('id')).data,
        );
    for (const client of [backend().anonymous, person.client])
      read.push(await client.rpc('pet_history', { p_pet: id, p_before: null }));
    expect(JSON.stringify(read)).not.toMatch(new RegExp(`secret|${photo}`, 'i'));
    expect(JSON.stringify(await managed(device, id))).toMatch(/Secret woods/);
  });

  test('[S34] carts and applications hear what became of their pet', async () => {
    const keeper = await admin();
    const id = await newPet(backend(), { name: 'Luna' });
    const [one, other] = [
      (await newPerson(backend())).device(),
      (await newPerson(backend())).device(),
    ];
    await one.say({ kind: 'addToCart', args: { petId: id } });
    const applied = application(id);
    await other.say(applied);
    const known = async () => {
      await one.pull();
      await other.pull();
      return [
        one.rows.get(`cartItem ${id}`)?.row,
        other.rows.get(`application ${applied.args.id}`)?.row,
      ];
    };
    expect(await known()).toMatchObject([
      { petStatus: 'available', petName: 'Luna' },
      { petStatus: 'available' },
    ]);
    await keeper.say(changePet(id, { status: 'adopted', name: 'Nobody’s business' }));
    expect(await known()).toMatchObject([
      { petStatus: 'adopted', petName: 'Luna' },
      { petStatus: 'adopted', petName: 'Luna' },
    ]);
    await keeper.pull();
    expect(keeper.rows.get(`application ${applied.args.id}`)?.row).toMatchObject({
      petStatus: 'adopted',
    });
    await keeper.say(changePet(id, { status: 'available' }));
    expect(await known()).toMatchObject([{ petStatus: 'available' }, { petStatus: 'available' }]);
    await backend().sql(`delete from public.pets where id = '${id}'`);
    for (const row of await known()) expect(row).not.toHaveProperty('petStatus');
  });

  test('[S35] two admins say two things about one pet, and add a photo each: all of it is there', async () => {
    const [one, other] = [await admin(), await admin()];
    await one.pull();
    const id = await newPet(backend());
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await Promise.all([
      one.push([
        one.envelope(changePet(id, { name: 'Luna', sex: 'female' })),
        one.envelope(addPhoto(id, first)),
      ]),
      other.push([
        other.envelope(changePet(id, { status: 'reserved' })),
        other.envelope(addPhoto(id, second)),
      ]),
    ]);
    await one.say(changePet(id, { name: 'Lunette' }));
    const pet = await managed(one, id);
    expect(pet).toMatchObject({ name: 'Lunette', sex: 'female', status: 'reserved' });
    expect(pet?.photos.map((photo) => photo.id).toSorted()).toEqual([first, second].toSorted());
  });

  test('an application has the picture that everyone sees of its pet', async () => {
    const device = await admin();
    const [id, media] = [await newPet(backend()), 'd'.repeat(64)];
    const pictureFor = async () => {
      const applicant = (await newPerson(backend())).device();
      const applied = application(id);
      expect(await applicant.say(applied)).toBe('accepted');
      await applicant.pull();
      return applicant.rows.get(`application ${applied.args.id}`)?.row;
    };
    const before = await pictureFor();
    const image = (await listed(id))?.imageUrl;
    expect(before).toMatchObject({ image });
    await device.say(addPhoto(id, crypto.randomUUID(), 'd'));
    expect(await pictureFor(), 'its bytes are not here').toMatchObject({ image });
    await backend().sql(`insert into private.media (id, arrived_at) values ('${media}', now())`);
    expect(await pictureFor()).toMatchObject({ image: `/media/${media}` });
  });

  test('everyone sees a photo once its bytes are here, and admins before', async () => {
    const device = await admin();
    const id = await newPet(backend());
    const photo = crypto.randomUUID();
    await device.say(addPhoto(id, photo, 'b'));
    expect((await listed(id))?.photos).toEqual([]);
    expect((await managed(await admin(), id))?.photos).toMatchObject([{ id: photo }]);
    const before = (await listed(id))?.revision ?? 0;
    await backend().sql(
      `insert into private.media (id, arrived_at) values ('${'b'.repeat(64)}', now())`,
    );
    expect(await listed(id)).toMatchObject({ photos: [{ id: photo }] });
    expect((await listed(id))?.revision).toBeGreaterThan(before);
    // The catalogue has all of it now.
    expect(await managed(await admin(), id)).toBeUndefined();
    await backend().sql('truncate private.media');
    expect((await listed(id))?.photos).toEqual([]);
  });

  test('[S34] the catalogue is newer than an admin’s row of a listed pet, or as new', async () => {
    const device = await admin();
    await device.pull();
    const id = await newPet(backend());
    await device.say(changePet(id, { breed: 'Poodle' }));
    const row = await managed(device, id);
    expect(row).toMatchObject({ breed: 'Poodle' });
    expect((await listed(id))?.revision).toBe(row?.revision);
    await backend().sql(`update public.pets set breed = 'Collie' where id = '${id}'`);
    expect((await listed(id))?.revision).toBeGreaterThan(row?.revision ?? 0);
  });
});
