/**
 * What a shelter describes a pet by, in the order in which a pet's page lists it: each field is a
 * text, or a list of texts. One that a stored pet lacks is '' or empty. The schema, the defaults of
 * stored pets and the seed are made from this table. What is said of each field is in
 * `pet-fields.ts`, which a first visit does not load.
 */
export const petFieldKinds = {
  breed: 'text',
  age: 'text',
  sex: 'text',
  size: 'text',
  energy: 'text',
  shedding: 'text',
  training: 'text',
  care: 'text',
  goodWith: 'list',
  notGoodWith: 'list',
  temperament: 'list',
  specialNeeds: 'list',
} as const satisfies Record<string, 'text' | 'list'>;

type Kinds = typeof petFieldKinds;
export type PetFieldName = keyof Kinds;
// The keys of a literal object are its own and no others.
export const petFieldNames = Object.keys(petFieldKinds) as readonly PetFieldName[];

/** Makes one value for each field; `Text` and `List` are its types for the two kinds. */
export function forEachField<Text, List>(make: { text: () => Text; list: () => List }) {
  const pairs = petFieldNames.map((name) => [name, make[petFieldKinds[name]]()] as const);
  // One pair for each field, and its value was made for its kind.
  return Object.fromEntries(pairs) as {
    [Name in PetFieldName]: Kinds[Name] extends 'list' ? List : Text;
  };
}
