// @ts-check

/** @param {string} value */
const text = (value) => `'${value.replaceAll("'", "''")}'`;
/** @param {string[]} values */
const list = (values) =>
  values.length ? `array[${values.map(text).join(', ')}]::text[]` : `'{}'::text[]`;

/** @param {import('./catalogue.js').CataloguePet[]} pets @returns {string} the seed file */
export function seedSql(pets) {
  const rows = pets.map((pet) => {
    const plain = [
      pet.id,
      pet.name,
      pet.type,
      pet.breed,
      pet.age,
      pet.size,
      pet.energy,
      pet.shedding,
      pet.training,
      pet.care,
      pet.description,
      `/portraits/${pet.id}.svg`,
    ].map(text);
    const { city, state, country } = pet.location;
    return `  (${[...plain, list(pet.goodWith), list(pet.temperament), list(pet.specialNeeds), text(city), text(state), text(country)].join(', ')})`;
  });
  return `-- The sample pets. Written by tools/make-catalogue.js from tools/catalogue; change them there.
-- Rows that exist are left alone, so that running this again never undoes a shelter's edit.
insert into public.pets
  (id, name, type, breed, age, size, energy, shedding, training, care, description, image_url, good_with, temperament, special_needs, city, state, country)
values
${rows.join(',\n')}
on conflict (id) do nothing;
`;
}
