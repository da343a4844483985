// The fields of a pet (src/domain/pet-field-kinds.ts) are those of the database, and none is forgotten on
// the way from its column to the browser.
import { expect, test } from 'vitest';
import { forEachField, petFieldKinds, petFieldNames } from '#src/domain/pet-field-kinds.ts';
import { completePet, type Pet } from '#src/domain/pet.ts';
import { petColumns, seedSql } from '#tools/catalogue/seed-sql.js';
import { onEveryBackend } from './backends.ts';
import { call } from './people.ts';

onEveryBackend((backend) => {
  test('public.pets has a column for each field, and each has a value', async () => {
    const columns = await backend().sql(
      `select column_name, is_nullable, column_default from information_schema.columns
       where table_schema = 'public' and table_name = 'pets'`,
    );
    const names = columns.map((column) => column['column_name']);
    const others = words(`
      status birth_date birth_date_estimated fee_amount fee_currency latitude longitude listed_at
      verified_at source external_id revision`);
    expect(
      petColumns.filter((column) => !names.includes(column)),
      'a migration adds these columns to public.pets',
    ).toEqual([]);
    expect(
      names.filter((column) => ![...petColumns, ...others].includes(String(column))),
      'src/domain/pet-field-kinds.ts has no field for these columns',
    ).toEqual([]);
    for (const column of columns.filter((one) => petColumns.includes(String(one['column_name'])))) {
      expect(column, 'a pet always has a value').toMatchObject({ is_nullable: 'NO' });
    }
  });

  test('no text of a pet is longer than its column’s check allows', async () => {
    for (const name of textColumns) {
      const tooLong = backend().sql(
        `insert into public.pets (id, name, type, ${name})
         values ('long', 'Long', 'cat', repeat('x', 100000))`,
      );
      await expect(tooLong, `${name} needs a check of its char_length`).rejects.toThrow();
    }
  });

  test('a pet comes out of the database with every field it was put in with', async () => {
    let nth = 0;
    const given = completePet({
      id: 'all-fields',
      name: 'All fields',
      type: 'rabbit',
      // No two alike: a value under the wrong name is seen.
      ...forEachField({
        text: () => `text ${(nth += 1)}`,
        list: () => [`word ${(nth += 1)}`, 'b'],
      }),
      description: 'A description.',
      imageUrl: '/portraits/all-fields.svg',
      location: { city: 'A city', state: 'A state', country: 'A country' },
    });
    await backend().sql(seedSql([given]));
    expect(await read(given.id), onlyJson).toEqual(given);
  });

  test('a pet of which only name and type are known has no field without a value', async () => {
    await backend().sql(`insert into public.pets (id, name, type) values ('bare', 'Bare', 'cat')`);
    expect(await read('bare'), onlyJson).toEqual(
      completePet({
        id: 'bare',
        name: 'Bare',
        type: 'cat',
        description: '',
        imageUrl: '',
        location: { city: '', state: '', country: '' },
      }),
    );
  });

  async function read(id: string): Promise<Pet | undefined> {
    const { epoch } = await call<{ epoch: string }>(backend().anonymous, 'catalogue_latest');
    const args = { p_epoch: epoch, p_from: id, p_to: id };
    return (await call<Pet[]>(backend().anonymous, 'catalogue_chunk', args))[0];
  }
});

const words = (text: string) => text.trim().split(/\s+/);
const textColumns = petFieldNames.filter((name) => petFieldKinds[name] === 'text');
const onlyJson = 'private.pet_json gives a pet the fields of src/domain/pet.ts';
