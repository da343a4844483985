import { petFieldKinds, type PetFieldName } from '#src/domain/pet-field-kinds.ts';
import { type PetField, petFields } from '#src/domain/pet-fields.ts';
import { petTypes } from '#src/domain/pet.ts';
import { petStatuses } from '#src/domain/pet-status.ts';
import { companionWords } from '#src/domain/pet-words.ts';
import { statusLabels } from '#src/parts/pet-status-badge.tsx';
import type { Option } from './choices.tsx';
import type { PetFormField } from '#src/domain/pet-form.ts';

/** How a field of the editor is asked for. */
export type FieldShape = { name: PetFormField; label: string; hint?: string } & (
  | { kind: 'text'; inputMode?: 'decimal'; autoCapitalize?: 'words' | 'characters'; half?: true }
  | { kind: 'lines'; rows: number }
  | { kind: 'date' }
  | { kind: 'yes' }
  | { kind: 'one' | 'several'; options: readonly Option[] }
);

const notKnown: Option = ['', 'Not known'];

/** A field of the table of pet fields, by its vocabulary. */
function described(name: PetFieldName & PetFormField, hint?: string): FieldShape {
  const { label, vocabulary }: PetField = petFields[name];
  const options = (vocabulary ?? []).map((word): Option => [word, companionWords(word)]);
  const rest = { name, label, ...(hint !== undefined && { hint }) };
  return petFieldKinds[name] === 'list'
    ? { ...rest, kind: 'several', options }
    : { ...rest, kind: 'one', options: [...options, notKnown] };
}

/** The editor's fields. What nobody can do without comes first: the rest may follow later. */
export const formSections: readonly { title: string; fields: readonly FieldShape[] }[] = [
  {
    title: 'Who is it?',
    fields: [
      { kind: 'text', name: 'name', label: 'Name', autoCapitalize: 'words' },
      { kind: 'one', name: 'type', label: 'Type', options: petTypes.map((type) => [type, type]) },
      described('sex'),
      { kind: 'text', name: 'breed', label: 'Breed', autoCapitalize: 'words' },
      {
        kind: 'one',
        name: 'status',
        label: 'Status',
        options: petStatuses.map((status) => [status, statusLabels[status]]),
      },
      {
        kind: 'lines',
        name: 'description',
        label: 'Description',
        rows: 5,
        hint: 'What somebody should know before they meet. Visitors read it on the pet’s page.',
      },
    ],
  },
  {
    title: 'Age',
    fields: [
      { kind: 'date', name: 'birthDate', label: 'Birth date', hint: 'The age follows from it.' },
      { kind: 'yes', name: 'birthDateEstimated', label: 'This date is estimated' },
      described('age', 'Only if the birth date is not known.'),
    ],
  },
  {
    title: 'Character and needs',
    fields: [
      described('size'),
      described('energy'),
      described('goodWith'),
      described('notGoodWith'),
      {
        kind: 'text',
        name: 'temperament',
        label: 'Temperament',
        hint: 'Words with commas between them, such as calm, playful.',
      },
      {
        kind: 'text',
        name: 'specialNeeds',
        label: 'Special needs',
        hint: 'With commas between them. Leave it empty if there are none.',
      },
      described('training'),
      described('shedding'),
      described('care'),
    ],
  },
  {
    title: 'Fee and place',
    fields: [
      {
        kind: 'text',
        name: 'feeAmount',
        label: 'Adoption fee',
        inputMode: 'decimal',
        half: true,
      },
      {
        kind: 'text',
        name: 'feeCurrency',
        label: 'Currency',
        autoCapitalize: 'characters',
        half: true,
      },
      { kind: 'text', name: 'city', label: 'City', half: true },
      { kind: 'text', name: 'state', label: 'State', half: true },
      { kind: 'text', name: 'country', label: 'Country' },
      { kind: 'text', name: 'latitude', label: 'Latitude', inputMode: 'decimal', half: true },
      { kind: 'text', name: 'longitude', label: 'Longitude', inputMode: 'decimal', half: true },
    ],
  },
  {
    title: 'In other systems',
    fields: [
      { kind: 'text', name: 'source', label: 'Source', hint: 'Where the pet was imported from.' },
      { kind: 'text', name: 'externalId', label: 'Number there' },
    ],
  },
];
