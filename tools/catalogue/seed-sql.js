// @ts-check
import { petFieldKinds, petFieldNames } from '#src/domain/pet-field-kinds.ts';

/** @typedef {Omit<import('#src/domain/pet.ts').Pet, 'imageUrl'>} SamplePet */

/** @param {string} value */
const text = (value) => `'${value.replaceAll("'", "''")}'`;
/** @param {readonly string[]} values */
const list = (values) =>
  values.length ? `array[${values.map(text).join(', ')}]::text[]` : `'{}'::text[]`;

/** The columns of the fields of one kind: goodWith stands in good_with. @param {'text' | 'list'} kind */
const columnsOf = (kind) =>
  Object.fromEntries(
    petFieldNames
      .filter((field) => petFieldKinds[field] === kind)
      .map((field) => [
        field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        (/** @type {SamplePet} */ pet) => {
          const value = pet[field];
          return typeof value === 'string' ? text(value) : list(value);
        },
      ]),
  );

/** Each column of public.pets, and what makes its value. @type {Record<string, (pet: SamplePet) => string>} */
const columns = {
  id: (pet) => text(pet.id),
  name: (pet) => text(pet.name),
  type: (pet) => text(pet.type),
  ...columnsOf('text'),
  description: (pet) => text(pet.description),
  image_url: (pet) => text(`/portraits/${pet.id}.svg`),
  ...columnsOf('list'),
  city: (pet) => text(pet.location.city),
  state: (pet) => text(pet.location.state),
  country: (pet) => text(pet.location.country),
};
export const petColumns = Object.keys(columns);

/** @param {readonly SamplePet[]} pets @returns {string} the seed file */
export function seedSql(pets) {
  const rows = pets.map((pet) => {
    const values = Object.values(columns).map((valueOf) => valueOf(pet));
    return `  (${values.join(', ')})`;
  });
  return `-- The sample pets. Written by tools/make-catalogue.js from tools/catalogue; change them there.
-- Rows that exist are left alone, so that running this again never undoes a shelter's edit.
insert into public.pets
  (${petColumns.join(', ')})
values
${rows.join(',\n')}
on conflict (id) do nothing;
`;
}
