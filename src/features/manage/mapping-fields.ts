// What a column of a CSV can be, in words, and the words that are understood in it.
import type { MappedField } from '#src/domain/import/mapped-fields.ts';
import type { Mapping } from '#src/domain/import/mapping.ts';
import {
  ageWords,
  answerWords,
  known,
  levelWords,
  sexWords,
  sizeWords,
  statusWords,
  typeWords,
  type Words,
} from '#src/domain/import/words.ts';
import type { Option } from './choices.tsx';

export const mappedFieldLabels: Record<MappedField, string> = {
  externalId: 'Number or ID',
  name: 'Name',
  type: 'Type (dog, cat, …)',
  breed: 'Breed',
  birthDate: 'Birth date',
  age: 'Age',
  sex: 'Sex',
  size: 'Size',
  energy: 'Energy level',
  care: 'Care or grooming',
  shedding: 'Shedding',
  training: 'Training',
  kids: 'Good with kids: yes or no',
  dogs: 'Good with dogs: yes or no',
  cats: 'Good with cats: yes or no',
  adults: 'Good with adults: yes or no',
  seniors: 'Good with seniors: yes or no',
  goodWith: 'Good with: a list',
  notGoodWith: 'Not good with: a list',
  temperament: 'Temperament',
  specialNeeds: 'Special needs',
  description: 'Description',
  city: 'City',
  state: 'State',
  country: 'Country',
  fee: 'Adoption fee',
  status: 'Status',
  pictures: 'Address of a picture',
};

const yesOrNo = { words: answerWords, options: ['yes', 'no'] };
const levels = { words: levelWords, options: ['low', 'moderate', 'high'] };
/** The fields with a closed list of words, and ours. */
const vocabularies: Partial<Record<MappedField, { words: Words; options: readonly string[] }>> = {
  type: { words: typeWords, options: ['dog', 'cat', 'bird', 'rabbit'] },
  age: { words: ageWords, options: ['young', 'adult', 'senior'] },
  sex: { words: sexWords, options: ['female', 'male'] },
  size: { words: sizeWords, options: ['small', 'medium', 'large'] },
  energy: levels,
  care: levels,
  shedding: levels,
  kids: yesOrNo,
  dogs: yesOrNo,
  cats: yesOrNo,
  adults: yesOrNo,
  seniors: yesOrNo,
  status: {
    words: statusWords,
    options: ['available', 'reserved', 'adopted', 'hidden', 'deleted'],
  },
};
export const closedFields = Object.keys(vocabularies) as readonly MappedField[]; // Its keys.

/** Words of a column that nobody here understands; an age may also be '2 years'. */
export function strangeWords(field: MappedField, words: readonly string[]): readonly string[] {
  const dictionary = vocabularies[field]?.words;
  return words.filter((word) => {
    if (!dictionary || known(word) === '' || dictionary.has(word.toLowerCase())) return false;
    return field !== 'age' || !/^(?:about )?\d/i.test(word);
  });
}

/** What such a word can mean. */
export function meanings(field: MappedField): readonly Option[] {
  const options = vocabularies[field]?.options ?? [];
  const words: Record<string, string> = { deleted: 'no pet: leave it out' };
  const asItIs = field === 'type' ? 'something else: leave it out' : 'keep it as it is';
  return [
    ['=', asItIs],
    ['', 'not known'],
    ...options.map((word): Option => [word, words[word] ?? word]),
  ];
}

/** Why a mapping cannot be read yet, each with the field that is missing. */
export function missingOf({ columns, type, source }: Mapping): { name: string; message: string }[] {
  const has = (field: MappedField) => (columns[field]?.length ?? 0) > 0;
  return [
    ...(has('name') || has('externalId')
      ? []
      : [{ name: 'column-0', message: 'Say which column holds the name, or the number.' }]),
    ...(has('type') || type
      ? []
      : [{ name: 'type', message: 'Say which column holds the type, or what all of them are.' }]),
    ...(source.trim() === ''
      ? [{ name: 'source', message: 'Say where these pets come from, such as "Our list".' }]
      : []),
  ];
}

/** The mapping with another field for a column; '' for none. */
export function withField(mapping: Mapping, column: string, field: MappedField | ''): Mapping {
  const columns = Object.fromEntries(
    Object.entries(mapping.columns).map(([name, all]) => [
      name,
      all.filter((one) => one !== column),
    ]),
  ) as Mapping['columns']; // The same keys.
  if (field === '') return { ...mapping, columns };
  return { ...mapping, columns: { ...columns, [field]: [...(columns[field] ?? []), column] } };
}

/** The mapping with another meaning of a word; '=' for the word as it is. */
export function withMeaning(
  mapping: Mapping,
  field: MappedField,
  word: string,
  meaning: string,
): Mapping {
  const values = { ...mapping.values[field] };
  if (meaning === '=') delete values[word.toLowerCase()];
  else values[word.toLowerCase()] = meaning;
  return { ...mapping, values: { ...mapping.values, [field]: values } };
}
