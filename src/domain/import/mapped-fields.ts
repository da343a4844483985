// Apart from `mapping.ts`: what its schema needs of zod would be part of everybody's first visit.

/** What a column of any CSV can be: each field, and each answer to "good with …?". */
export const mappedFields = [
  'externalId',
  'name',
  'type',
  'breed',
  'birthDate',
  'age',
  'sex',
  'size',
  'energy',
  'care',
  'shedding',
  'training',
  'kids',
  'dogs',
  'cats',
  'adults',
  'seniors',
  'goodWith',
  'notGoodWith',
  'temperament',
  'specialNeeds',
  'description',
  'city',
  'state',
  'country',
  'fee',
  'status',
  'pictures',
] as const;
export type MappedField = (typeof mappedFields)[number];
