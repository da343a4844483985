import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type CatalogueChanges, catalogueChangesSchema } from '#src/domain/protocol.ts';
import { onEveryBackend } from './backends.ts';
import { startApp, type TestApp } from './http-app.ts';
import { newPet } from './people.ts';

onEveryBackend((backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({}, backend());
  });
  afterAll(() => app.stop());

  /** Inserts them in one transaction; returns their ids. */
  async function insertPets(count: number, description = ''): Promise<string[]> {
    const rows = await backend().sql(
      `insert into public.pets (id, name, type, breed, image_url, good_with, description)
       select gen_random_uuid(), 'One of many', 'dog', 'Beagle', '/portraits/a.svg', '{kids}', '${description}'
       from generate_series(1, ${count}) returning id`,
    );
    return rows.map(({ id }) => String(id));
  }

  /** A page that has heard of a version: the next poke begins where it is. */
  async function listening() {
    const browser = app.browser();
    const ears = await browser.listen();
    onTestFinished(() => ears.stop());
    /** The next version, and the changes that came with it. */
    const next = async (): Promise<{ version: number; changes?: CatalogueChanges }> => {
      const poke = await ears.next();
      if (poke.stream !== 'catalogue') throw new Error(`a poke of ${poke.stream}`);
      const { version, changes } = poke;
      return {
        version,
        ...(changes !== undefined && { changes: catalogueChangesSchema.parse(changes) }),
      };
    };
    /** What a page that was not poked would fetch. */
    const fetched = async ({ epoch, from, to }: CatalogueChanges) => {
      const path = `/api/catalogue/changes/${from}..${to}?epoch=${epoch}`;
      return (await browser.request(path)).json();
    };
    const pets = await insertPets(2);
    const { version } = await next();
    return { browser, next, fetched, pets, version };
  }

  test('[C7] the changes in a poke are those that a page would fetch', async () => {
    const { next, fetched, pets, version } = await listening();
    const [changed, left] = pets;
    await backend().sql(
      `update public.pets set name = 'Renamed' where id = '${changed}';
       delete from public.pets where id = '${left}'`,
    );
    const poke = await next();
    if (!poke.changes) throw new Error('The poke has no changes.');
    expect(poke.changes).toMatchObject({ from: version, to: poke.version, removed: [left] });
    expect(poke.changes.upserts).toMatchObject([{ id: changed, name: 'Renamed' }]);
    expect(await fetched(poke.changes)).toEqual(poke.changes);
  });

  test('[C7] of a pet that is hidden or adopted a poke says its id, and nothing else', async () => {
    const { next, pets } = await listening();
    const [hidden, adopted] = pets;
    await backend().sql(
      `update public.pets set status = 'hidden', description = 'A secret.' where id = '${hidden}';
       update public.pets set status = 'adopted', description = 'A secret.' where id = '${adopted}'`,
    );
    const { changes } = await next();
    expect(changes).toMatchObject({ upserts: [], removed: pets.toSorted() });
    expect(JSON.stringify(changes)).not.toContain('secret');
  });

  test('[C7] a poke carries 20 changes, and no 21', async () => {
    const { next, version } = await listening();
    await insertPets(20);
    const twenty = await next();
    expect(twenty.changes?.upserts).toHaveLength(20);
    expect(twenty.changes?.from).toBe(version);
    await insertPets(21);
    expect((await next()).changes).toBeUndefined();
    // The next one goes on from the version that was named alone.
    await insertPets(1);
    expect((await next()).changes?.upserts).toHaveLength(1);
  });

  test('[C7] a poke carries 16 kB at most', async () => {
    const { next } = await listening();
    await insertPets(2, 'x'.repeat(5_000));
    expect((await next()).changes?.upserts).toHaveLength(2);
    await insertPets(4, 'x'.repeat(5_000));
    expect((await next()).changes).toBeUndefined();
  });

  test('[C7] a poke of another epoch carries nothing: everything must be read again', async () => {
    const { next, version } = await listening();
    await backend().sql('select private.restamp()');
    await newPet(backend());
    const poke = await next();
    expect(poke.version).toBeGreaterThan(version);
    expect(poke.changes).toBeUndefined();
  });
});
