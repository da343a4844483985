// @ts-check
// Checks the sample pets before anything is written: the database would refuse faults much later.
import { petFieldKinds, petFieldNames } from '#src/domain/pet-field-kinds.ts';
import { petFields } from '#src/domain/pet-fields.ts';

/** How many of each type. @satisfies {Record<import('#src/domain/pet.ts').PetType, number>} */
const wanted = { dog: 45, cat: 40, bird: 18, rabbit: 17 };

/** @param {unknown} value */
const blank = (value) => typeof value !== 'string' || value.trim() === '' || value !== value.trim();
/** @param {string[]} list */
const repeats = (list) => list.find((item, i) => list.indexOf(item) !== i);

/** @param {import('#src/domain/pet-field-kinds.ts').PetFieldName} name @param {string | string[] | undefined} value */
function faultOfField(name, value) {
  /** @type {import('#src/domain/pet-fields.ts').PetField} */
  const { vocabulary } = petFields[name];
  const kind = petFieldKinds[name];
  if (value === undefined) return `has no ${name}: add it in tools/catalogue`;
  if (Array.isArray(value) !== (kind === 'list')) return `has a ${name} that is no ${kind}`;
  const said = [value].flat();
  if (said.some(blank) || said.includes('none') || repeats(said))
    return `has a blank, a repeat or "none" in ${name}`;
  const other = said.find((word) => vocabulary && !vocabulary.includes(word));
  if (other !== undefined)
    return `has ${name} "${other}", which is not one of ${vocabulary?.join(', ')}`;
  return undefined;
}

/** @param {import('./catalogue.js').CataloguePet} pet @returns {string[]} */
function faultsOf(pet) {
  const faults = [];
  if (!/^[a-z0-9-]+$/.test(pet.id))
    faults.push('has an id with other letters than a-z, 0-9 and hyphens');
  for (const field of /** @type {const} */ (['name', 'description']))
    if (blank(pet[field])) faults.push(`has no proper ${field}`);
  if (!(pet.type in wanted)) faults.push(`is a ${pet.type}, which is no type of pet`);
  for (const field of petFieldNames) {
    const fault = faultOfField(field, pet[field]);
    if (fault) faults.push(fault);
  }
  if (pet.goodWith.length === 0) faults.push('must be good with somebody');
  if (pet.temperament.length < 2 || pet.temperament.length > 4)
    faults.push('needs two to four words of temperament');
  for (const field of /** @type {const} */ (['city', 'state', 'country']))
    if (blank(pet.location?.[field])) faults.push(`has no ${field}`);
  // A full stop inside quotes would count twice; none of the texts needs one.
  const sentences = pet.description.match(/[.!?](?=["')]?(\s|$))/g)?.length ?? 0;
  if (sentences < 2 || sentences > 4 || !/[.!?]$/.test(pet.description))
    faults.push(`needs a description of two to four sentences and has ${sentences}`);
  return faults.map((fault) => `${pet.id || pet.name} ${fault}.`);
}

/** @param {import('./catalogue.js').CataloguePet[]} pets @param {Map<string, string>} portraits by id @returns {string[]} sentences, none if all is well */
export function checkCatalogue(pets, portraits) {
  const faults = pets.flatMap(faultsOf);
  for (const [type, count] of Object.entries(wanted)) {
    const found = pets.filter((pet) => pet.type === type).length;
    if (found !== count)
      faults.push(`There are ${found} pets of type ${type}; ${count} are wanted.`);
  }
  const twice = repeats(pets.map((pet) => pet.id));
  if (twice) faults.push(`The id "${twice}" is used twice.`);
  const places = new Map(pets.map((pet) => [pet.location.city, pet.location.country]));
  if (places.size < 12 || new Set(places.values()).size < 5)
    faults.push('The pets must live in at least 12 cities of 5 countries.');
  if (pets.filter((pet) => pet.specialNeeds.length).length < 14)
    faults.push('At least 14 pets must have special needs.');
  const example = (
    /** @type {string} */ name,
    /** @type {Partial<Pick<import('#src/domain/pet.ts').Pet, 'type' | 'energy' | 'size' | 'age'>>} */ want,
  ) => {
    const found = pets.filter((pet) =>
      Object.entries(want).every(([field, word]) => Reflect.get(pet, field) === word),
    ).length;
    if (found < 2)
      faults.push(`The example "${name}" finds ${found} pets and should find at least two.`);
  };
  example('Medium-Energy Dog', { type: 'dog', energy: 'moderate' });
  example('Low-Energy Cat', { type: 'cat', energy: 'low' });
  example('High-Energy Large Dog', { type: 'dog', energy: 'high', size: 'large' });
  example('Small Low-Energy Senior Dog', {
    type: 'dog',
    energy: 'low',
    size: 'small',
    age: 'senior',
  });
  const drawn = new Map();
  for (const [id, svg] of portraits) {
    if (drawn.has(svg)) faults.push(`${id} and ${drawn.get(svg)} have the same portrait.`);
    drawn.set(svg, id);
    if (/<text|<script|https?:(?!\/\/www\.w3\.org\/2000\/svg)|NaN|undefined/.test(svg))
      faults.push(
        `The portrait of ${id} contains text, a script, an outside address or a broken number.`,
      );
  }
  return faults;
}
