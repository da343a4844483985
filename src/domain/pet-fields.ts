import type { PetFieldName } from './pet-field-kinds.ts';

export type PetField = {
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
 * What is said of each field. A pet's facts and the staff's form are made from this table; filters,
 * SQL and sample pets are checked against it. CONTRIBUTING.md says how to add a field.
 */
export const petFields = {
  breed: { label: 'Breed', filter: false },
  age: { label: 'Age', vocabulary: ['young', 'adult', 'senior'], filter: true },
  sex: { label: 'Sex', vocabulary: ['female', 'male'], filter: true },
  size: { label: 'Size', vocabulary: ['small', 'medium', 'large'], filter: true },
  energy: {
    label: 'Energy Level',
    vocabulary: ['low', 'moderate', 'high'],
    filter: true,
  },
  shedding: {
    label: 'Shedding',
    vocabulary: ['low', 'moderate', 'high'],
    filter: false,
  },
  training: {
    label: 'Training',
    vocabulary: ['untrained', 'basic', 'well-trained'],
    filter: false,
  },
  care: {
    label: 'Care Requirements',
    vocabulary: ['low', 'moderate', 'high'],
    filter: false,
  },
  goodWith: {
    label: 'Good With',
    none: 'N/A',
    vocabulary: ['kids', 'otherPets', 'adults', 'seniors'],
    filter: true,
  },
  // The filters read it beside `goodWith`: whom a pet is not good with rules it out.
  notGoodWith: {
    label: 'Not Good With',
    none: 'N/A',
    vocabulary: ['kids', 'otherPets', 'adults', 'seniors'],
    filter: false,
  },
  temperament: { label: 'Temperament', none: 'N/A', filter: false },
  specialNeeds: { label: 'Special Needs', none: 'None', filter: true },
} as const satisfies Record<PetFieldName, PetField>;

type Fields = typeof petFields;

/** The fields that the lists can be narrowed by. */
export type FilterField = {
  [Name in PetFieldName]: Fields[Name]['filter'] extends true ? Name : never;
}[PetFieldName];
