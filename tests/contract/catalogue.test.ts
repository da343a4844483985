import { expect, test } from 'vitest';
import type { CatalogueChanges, CatalogueManifest } from '#src/domain/protocol.ts';
import { completePet, type Pet } from '#src/domain/pet.ts';
import { onEveryBackend, onPostgres } from './backends.ts';
import { call, newPet, refusal } from './people.ts';

type Latest = { epoch: string; version: number };

onEveryBackend((backend) => {
  const latest = () => call<Latest>(backend().anonymous, 'catalogue_latest');
  const manifest = () => call<CatalogueManifest>(backend().anonymous, 'catalogue_manifest');
  const changes = (epoch: string, p_from: number, p_to: number) =>
    call<CatalogueChanges>(backend().anonymous, 'catalogue_changes', {
      p_epoch: epoch,
      p_from,
      p_to,
    });
  // Instead of waiting a second, makes the newest version a second older.
  const aSecond = () =>
    backend().sql(
      `update private.catalogue_versions set made_at = made_at - interval '1050 milliseconds'`,
    );

  test('a version is made only when pets changed, and at most once a second', async () => {
    await newPet(backend());
    await aSecond();
    const first = await latest();
    expect(await latest()).toEqual(first);
    await aSecond();
    expect(await latest()).toEqual(first);
    await newPet(backend());
    const second = await latest();
    expect(second.version).toBeGreaterThan(first.version);
    await newPet(backend());
    expect(await latest()).toEqual(second);
    await aSecond();
    expect((await latest()).version).toBeGreaterThan(second.version);
  });

  test('changes between two versions are the pets that came, changed or left', async () => {
    const [kept, changed, left] = [
      await newPet(backend()),
      await newPet(backend()),
      await newPet(backend()),
    ];
    await aSecond();
    const { epoch, version } = await latest();
    await aSecond();
    await backend().sql(
      `update public.pets set name = 'Renamed' where id = '${changed}';
       update public.pets set name = name where id = '${kept}';
       delete from public.pets where id = '${left}'`,
    );
    const came = await newPet(backend(), { name: 'New' });
    const next = await latest();
    const answer = await changes(epoch, version, next.version);
    expect(answer).toMatchObject({ epoch, from: version, to: next.version, removed: [left] });
    expect(answer.upserts.map((pet) => pet.id).toSorted()).toEqual([changed, came].toSorted());
    expect(answer.upserts.find((pet) => pet.id === came)).toEqual(
      completePet({
        id: came,
        name: 'New',
        type: 'dog',
        breed: 'Beagle',
        description: '',
        imageUrl: `/portraits/${came}.svg`,
        goodWith: ['kids'],
        location: { city: '', state: '', country: '' },
      }),
    );
    expect(await changes(epoch, next.version, next.version)).toMatchObject({
      upserts: [],
      removed: [],
    });
  });

  test('a pet that gets another id leaves under the one and comes under the other', async () => {
    const id = await newPet(backend());
    await aSecond();
    const { epoch, version } = await latest();
    await backend().sql(`update public.pets set id = '${id}-b' where id = '${id}'`);
    await aSecond();
    const answer = await changes(epoch, version, (await latest()).version);
    expect(answer.removed).toEqual([id]);
    expect(answer.upserts.map((pet) => pet.id)).toEqual([`${id}-b`]);
  });

  test('the chunks of the manifest hold every pet once, at most five hundred each, the first few first', async () => {
    await backend().sql(
      `insert into public.pets (id, name, type)
       select 'many-' || n, 'Many ' || n, 'cat' from generate_series(1, 1203) n`,
    );
    const { epoch, chunks, total } = await manifest();
    expect(chunks[0]?.count).toBe(24);
    const ids: string[] = [];
    for (const { from, to, count } of chunks) {
      const pets = await call<Pet[]>(backend().anonymous, 'catalogue_chunk', {
        p_epoch: epoch,
        p_from: from,
        p_to: to,
      });
      expect(pets).toHaveLength(count);
      expect(count).toBeLessThanOrEqual(500);
      ids.push(...pets.map((pet) => pet.id));
    }
    const all = await backend().sql('select id from public.pets');
    expect(ids).toHaveLength(total);
    expect(new Set(ids)).toEqual(new Set(all.map((row) => row['id'])));
    // In JavaScript's order, so that both sides agree on which ids a range holds.
    expect(ids).toEqual(ids.toSorted());
  });

  test('an unknown version, another epoch, or more changes than chunks would cost is answered with a reset', async () => {
    const { epoch, version } = await latest();
    const refusedChanges = (p_epoch: string, p_from: number, p_to: number) =>
      refusal(backend().anonymous, 'catalogue_changes', { p_epoch, p_from, p_to });
    const reset = { code: 'HW410', status: 400 };
    expect(await refusedChanges(epoch, version, version + 1000)).toEqual(reset);
    expect(await refusedChanges(epoch, version, version - 1)).toEqual(reset);
    expect(await refusedChanges('another', version, version)).toEqual(reset);
    const page = { p_epoch: 'another', p_from: 'a', p_to: 'z' };
    expect(await refusal(backend().anonymous, 'catalogue_chunk', page)).toEqual(reset);

    await aSecond();
    const before = await latest();
    await backend().sql(
      `insert into public.pets (id, name, type)
       select 'flood-' || n, 'Flood ' || n, 'cat' from generate_series(1, 2001) n`,
    );
    await aSecond();
    const after = await latest();
    expect(await refusedChanges(epoch, before.version, after.version)).toEqual(reset);
    expect(
      await refusal(backend().anonymous, 'catalogue_chunk', { ...page, p_epoch: epoch }),
    ).toEqual(reset);
  });

  test('pets that are all emptied out at once leave every device', async () => {
    await backend().sql('delete from public.pets');
    const [one, two] = [await newPet(backend()), await newPet(backend())];
    await aSecond();
    const { epoch, version } = await latest();
    await backend().sql('truncate public.pets');
    await aSecond();
    const answer = await changes(epoch, version, (await latest()).version);
    expect(answer).toMatchObject({ upserts: [], removed: [one, two] });
  });

  test('a version older than the tombstones is answered with a reset', async () => {
    const gone = await newPet(backend());
    await aSecond();
    const { epoch, version } = await latest();
    await backend().sql(
      `delete from public.pets where id = '${gone}';
       update private.stamps set stamped_at = now() - interval '91 days' where id = '${gone}'`,
    );
    await call(backend().privileged, 'delete_expired');
    await aSecond();
    const next = await latest();
    expect(
      await refusal(backend().anonymous, 'catalogue_changes', {
        p_epoch: epoch,
        p_from: version,
        p_to: next.version,
      }),
    ).toMatchObject({ code: 'HW410' });
  });

  test('a pet without a name, with another type or an unfit id is not taken', async () => {
    const insert = (id: string, name: string, type: string) =>
      backend().sql(
        `insert into public.pets (id, name, type) values ('${id}', '${name}', '${type}')`,
      );
    await expect(insert('ok', ' ', 'dog')).rejects.toThrow(/pets_name_check/);
    await expect(insert('ok', 'Ok', 'dragon')).rejects.toThrow(/pets_type_check/);
    await expect(insert('a b', 'Ok', 'dog')).rejects.toThrow(/pets_id_check/);
  });
});

onPostgres((backend) => {
  const latest = () => call<Latest>(backend().anonymous, 'catalogue_latest');

  test('a pet committed late is in the changes of a later version', async () => {
    const { epoch, version } = await latest();
    const slow = backend().sql(
      `insert into public.pets (id, name, type) values ('late', 'Late', 'dog'); select pg_sleep(4)`,
    );
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const early = await newPet(backend());
    const between = await latest();
    expect(between.version).toBeGreaterThan(version);
    await slow;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const after = await latest();
    const ids = async (p_from: number, p_to: number) => {
      const args = { p_epoch: epoch, p_from, p_to };
      const answer = await call<CatalogueChanges>(backend().anonymous, 'catalogue_changes', args);
      return answer.upserts.map((pet) => pet.id);
    };
    expect(await ids(version, between.version)).toEqual([early]);
    expect(await ids(between.version, after.version)).toEqual(['late']);
  });

  test('twenty readers at once make one version', async () => {
    const { version } = await latest();
    await newPet(backend());
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    const began = Date.now();
    await Promise.all(Array.from({ length: 20 }, latest));
    const [made] = await backend().sql(
      `select count(*)::integer as versions from private.catalogue_versions where version > ${version}`,
    );
    expect(made?.['versions']).toBeGreaterThan(0);
    // At most one version a second; on a busy machine twenty readers may take several seconds.
    const seconds = Math.ceil((Date.now() - began) / 1_000);
    expect(made?.['versions']).toBeLessThanOrEqual(seconds);
  });
});
