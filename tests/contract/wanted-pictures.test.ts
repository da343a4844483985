// What is queued of the pictures that a file names.
import { beforeAll, expect, test } from 'vitest';
import { onEveryBackend } from './backends.ts';
import { imported, lastSaid, newSource, petOf, rex, sent } from './import-steps.ts';
import { newPerson, type Person } from './people.ts';
import { addPhoto } from './pet-commands.ts';

onEveryBackend((backend) => {
  let keeper: Person;
  beforeAll(async () => {
    keeper = await newPerson(backend(), 'admin');
  });
  const idOf = async (source: string, externalId = 'A1') =>
    String((await petOf(backend(), source, externalId))?.['id']);
  const pictures = (...names: string[]) => names.map((name) => `https://shelter.example/${name}`);
  const withPictures = (...names: string[]) => sent('A1', { ...rex, pictures: pictures(...names) });
  const agreed = { pictureHosts: ['Shelter.example'] };
  const stateOf = async (pet: string) => {
    const rows = await backend().sql(
      `select address, state from private.imported_pictures where pet_id = '${pet}' order by address`,
    );
    return rows.map((row) => `${String(row['address']).split('/').at(-1)} ${String(row['state'])}`);
  };
  const jobsOf = async (pet: string) => {
    const rows = await backend().sql(
      `select import_id as run from private.jobs where kind = 'picture' and pet_id = '${pet}'`,
    );
    return rows.map((row) => row['run']);
  };
  const takeJobs = (pet: string) =>
    backend().sql(`delete from private.jobs where pet_id = '${pet}'`);
  /** As the worker does once it has a picture. */
  const fetched = async (pet: string, address: string) => {
    const photo = crypto.randomUUID();
    await backend().sql(
      `insert into public.pet_photos (id, pet_id, renditions, position)
         select '${photo}', '${pet}', '[]', count(*) + 1
         from public.pet_photos where pet_id = '${pet}';
       update private.imported_pictures set state = 'fetched', photo_id = '${photo}'
         where pet_id = '${pet}' and address = '${address}'`,
    );
    return photo;
  };
  const photosOf = async (pet: string) =>
    (await backend().sql(`select id from public.pet_photos where pet_id = '${pet}'`)).length;

  test('those from hosts that somebody agreed to are queued, one job a pet', async () => {
    const source = newSource();
    const said = [
      ...pictures('1.jpg', '2.jpg'),
      'https://other.example/3.jpg',
      'https://shelter.example.evil.example/4.jpg',
      'https://shelter.example@evil.example/5.jpg',
      'https://evil.example\\@shelter.example/6.jpg',
      'ftp://shelter.example/7.jpg',
      'HTTPS://SHELTER.example:8443/8.jpg',
    ];
    const { run } = await imported(
      keeper,
      source,
      [sent('A1', { ...rex, pictures: said })],
      agreed,
    );
    const id = await idOf(source);
    const states = await stateOf(id);
    expect(states.filter((one) => one.endsWith(' waiting')).toSorted()).toEqual([
      '1.jpg waiting',
      '2.jpg waiting',
      '8.jpg waiting',
    ]);
    expect(states.filter((one) => one.endsWith(' failed'))).toHaveLength(5);
    expect(await jobsOf(id)).toEqual([run.id]);
    expect(await run.report()).toMatchObject({ pictures: { wanted: 8, fetched: 0, failed: 5 } });
    const [job] = await backend().sql(`select private.claim_jobs('picture', 100, 30) as jobs`);
    expect(job?.['jobs']).toContainEqual(
      expect.objectContaining({ kind: 'picture', payload: { petId: id, importId: run.id } }),
    );
  });

  test('the same file again queues nothing, but for what failed', async () => {
    const source = newSource();
    await imported(keeper, source, [withPictures('1.jpg', '2.jpg')], agreed);
    const id = await idOf(source);
    await takeJobs(id);
    await fetched(id, 'https://shelter.example/1.jpg');
    const second = await imported(keeper, source, [withPictures('1.jpg', '2.jpg')], agreed);
    expect(second.outcomes).toMatchObject([{ outcome: 'unchanged', kept: [] }]);
    expect(await jobsOf(id)).toEqual([]);
    await backend().sql(
      `update private.imported_pictures set state = 'failed', reason = 'It is no picture.'
         where pet_id = '${id}' and state = 'waiting'`,
    );
    const third = await imported(keeper, source, [withPictures('1.jpg', '2.jpg')], agreed);
    expect(third.outcomes).toMatchObject([{ outcome: 'unchanged' }]);
    expect(await jobsOf(id)).toEqual([third.run.id]);
    expect(await stateOf(id)).toEqual(['1.jpg fetched', '2.jpg waiting']);
  });

  test('one that the file no longer has is a job too', async () => {
    const source = newSource();
    await imported(keeper, source, [withPictures('1.jpg')], agreed);
    const id = await idOf(source);
    await takeJobs(id);
    const { run, outcomes } = await imported(keeper, source, [withPictures()], agreed);
    expect(outcomes).toMatchObject([{ outcome: 'changed', fields: ['pictures'] }]);
    expect(await jobsOf(id)).toEqual([run.id]);
  });

  test('a file without pictures leaves those that there are', async () => {
    const source = newSource();
    await imported(keeper, source, [withPictures('1.jpg')], agreed);
    const id = await idOf(source);
    await takeJobs(id);
    const { pictures: _, ...without } = rex;
    const { outcomes } = await imported(keeper, source, [sent('A1', without)], agreed);
    expect(outcomes).toMatchObject([{ outcome: 'unchanged' }]);
    expect(await jobsOf(id)).toEqual([]);
  });

  test('where staff changed the photos, they stay, unless somebody takes the file’s', async () => {
    const source = newSource();
    await imported(keeper, source, [withPictures('1.jpg')], agreed);
    const id = await idOf(source);
    await takeJobs(id);
    await keeper.device().say(addPhoto(id, crypto.randomUUID()));
    expect((await lastSaid(keeper, source)).pets).toMatchObject([{ byHand: ['pictures'] }]);
    const next = withPictures('2.jpg');
    const { outcomes } = await imported(keeper, source, [next], agreed);
    expect(outcomes).toMatchObject([{ outcome: 'unchanged', kept: ['pictures'] }]);
    expect(await jobsOf(id)).toEqual([]);
    const taken = await imported(keeper, source, [{ ...next, take: ['pictures'] }], agreed);
    expect(taken.outcomes).toMatchObject([{ outcome: 'changed', fields: ['pictures'] }]);
    expect(await jobsOf(id)).toEqual([taken.run.id]);
  });

  test('undoing a run removes the photos that it brought, and no other', async () => {
    const source = newSource();
    await imported(keeper, source, [withPictures('1.jpg')], agreed);
    const id = await idOf(source);
    await fetched(id, 'https://shelter.example/1.jpg');
    const { run } = await imported(keeper, source, [withPictures('1.jpg', '2.jpg')], agreed);
    await fetched(id, 'https://shelter.example/2.jpg');
    expect(await photosOf(id)).toBe(2);
    await run.undo();
    expect(await photosOf(id)).toBe(1);
    expect(await stateOf(id)).toEqual(['1.jpg fetched']);
    expect((await lastSaid(keeper, source)).pets).toMatchObject([
      { byHand: [], said: { pictures: pictures('1.jpg') } },
    ]);
  });
});
