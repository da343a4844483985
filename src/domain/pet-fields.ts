export type PetField = {
  /** A text, or a list of texts. One that a stored pet lacks is '' or empty. */
  kind: 'text' | 'list';
  /** What a pet's page calls it. */
  label: string;
  /** What a pet's page says where the shelter says nothing; 'Not known' if this is missing. */
  none?: string;
  /** The words we know. An imported pet may carry others, which are kept and shown as they came. */
  vocabulary?: readonly [string, ...string[]];
  /** The lists can be narrowed by it: src/domain/filter-pets.ts says by which options. */
  filter: boolean;
};

/**
 * What a shelter describes a pet by, in the order in which a pet's page lists it. The schema, the
 * defaults of stored pets, the facts and the seed are made from this table; filters, SQL and sample
 * pets are checked against it. CONTRIBUTING.md says how to add a field.
 */
export const petFields = {
  breed: { kind: 'text', label: 'Breed', filter: false },
  age: { kind: 'text', label: 'Age', vocabulary: ['young', 'adult', 'senior'], filter: true },
  sex: { kind: 'text', label: 'Sex', vocabulary: ['female', 'male'], filter: true },
  size: { kind: 'text', label: 'Size', vocabulary: ['small', 'medium', 'large'], filter: true },
  energy: {
    kind: 'text',
    label: 'Energy Level',
    vocabulary: ['low', 'moderate', 'high'],
    filter: true,
  },
  shedding: {
    kind: 'text',
    label: 'Shedding',
    vocabulary: ['low', 'moderate', 'high'],
    filter: false,
  },
  training: {
    kind: 'text',
    label: 'Training',
    vocabulary: ['untrained', 'basic', 'well-trained'],
    filter: false,
  },
  care: {
    kind: 'text',
    label: 'Care Requirements',
    vocabulary: ['low', 'moderate', 'high'],
    filter: false,
  },
  goodWith: {
    kind: 'list',
    label: 'Good With',
    none: 'N/A',
    vocabulary: ['kids', 'otherPets', 'adults', 'seniors'],
    filter: true,
  },
  // The filters read it beside `goodWith`: whom a pet is not good with rules it out.
  notGoodWith: {
    kind: 'list',
    label: 'Not Good With',
    none: 'N/A',
    vocabulary: ['kids', 'otherPets', 'adults', 'seniors'],
    filter: false,
  },
  temperament: { kind: 'list', label: 'Temperament', none: 'N/A', filter: false },
  specialNeeds: { kind: 'list', label: 'Special Needs', none: 'None', filter: true },
} as const satisfies Record<string, PetField>;

type Fields = typeof petFields;
export type PetFieldName = keyof Fields;
// The keys of a literal object are its own and no others.
export const petFieldNames = Object.keys(petFields) as readonly PetFieldName[];

/** The fields that the lists can be narrowed by. */
export type FilterField = {
  [Name in PetFieldName]: Fields[Name]['filter'] extends true ? Name : never;
}[PetFieldName];

/** Makes one value for each field; `Text` and `List` are its types for the two kinds. */
export function forEachField<Text, List>(make: { text: () => Text; list: () => List }) {
  const pairs = petFieldNames.map((name) => [name, make[petFields[name].kind]()] as const);
  // One pair for each field, and its value was made for its kind.
  return Object.fromEntries(pairs) as {
    [Name in PetFieldName]: Fields[Name]['kind'] extends 'list' ? List : Text;
  };
}
