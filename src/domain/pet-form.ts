import * as z from 'zod/mini';
import { feeAmount, readFee } from './fee.ts';
import { type PetChanges, petChangesSchema } from './pet-changes.ts';
import { type Pet, petTypes } from './pet.ts';
import { petStatuses } from './pet-status.ts';
import { companionWords } from './pet-words.ts';

/** The fields of the editor, each a text, as a draft keeps them; several values are joined by commas. */
export const blankPet = {
  name: '',
  type: '',
  status: 'available',
  sex: '',
  breed: '',
  birthDate: '',
  birthDateEstimated: '',
  age: '',
  description: '',
  size: '',
  energy: '',
  shedding: '',
  training: '',
  care: '',
  goodWith: '',
  notGoodWith: '',
  temperament: '',
  specialNeeds: '',
  feeAmount: '',
  feeCurrency: '',
  city: '',
  state: '',
  country: '',
  latitude: '',
  longitude: '',
  source: '',
  externalId: '',
};
export type PetForm = typeof blankPet;
export type PetFormField = keyof PetForm;

const joined = (values: readonly string[]) => values.join(', ');
export const parted = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** A pet as the editor shows it. */
export function formOf(pet: Pet): PetForm {
  const { fee, coordinates, location } = pet;
  return {
    name: pet.name,
    type: pet.type,
    status: pet.status,
    sex: pet.sex,
    breed: pet.breed,
    birthDate: pet.birthDate,
    birthDateEstimated: pet.birthDateEstimated ? 'yes' : '',
    age: pet.age,
    description: pet.description,
    size: pet.size,
    energy: pet.energy,
    shedding: pet.shedding,
    training: pet.training,
    care: pet.care,
    goodWith: joined(pet.goodWith),
    notGoodWith: joined(pet.notGoodWith),
    temperament: joined(pet.temperament),
    specialNeeds: joined(pet.specialNeeds),
    feeAmount: fee ? feeAmount(fee) : '',
    feeCurrency: fee?.currency ?? '',
    ...location,
    latitude: coordinates ? String(coordinates.latitude) : '',
    longitude: coordinates ? String(coordinates.longitude) : '',
    source: pet.source,
    externalId: pet.externalId,
  };
}

const text = (most: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(most, `Use at most ${most.toLocaleString('en-US')} characters.`));
const list = () =>
  z.string().check(
    z.refine((value) => parted(value).length <= 20, 'Use at most 20 words here.'),
    z.refine(
      (value) => parted(value).every((word) => word.length <= 100),
      'Use at most 100 characters for each, with commas between them.',
    ),
  );
const degrees = (most: number, example: string) =>
  z.string().check(
    z.trim(),
    z.refine(
      (value) => value === '' || (/^-?\d+(\.\d+)?$/.test(value) && Math.abs(Number(value)) <= most),
      `Use degrees with a point, between -${most} and ${most}, such as ${example}.`,
    ),
  );

const shape = z.object({
  name: text(200).check(z.minLength(1, 'A name: what the pet is called, even for now.')),
  type: z
    .string()
    .check(
      z.refine(
        (value) => petTypes.some((type) => type === value),
        'A type: dog, cat, bird or rabbit.',
      ),
    ),
  status: z.string(),
  sex: text(100),
  breed: text(200),
  birthDate: z.string().check(
    z.refine(
      (value) => value === '' || value <= todayWords(),
      'The birth date lies in the future.',
    ),
    z.refine(
      (value) => petChangesSchema.shape.birthDate.safeParse(value).success,
      'The birth date is no day of the calendar.',
    ),
  ),
  birthDateEstimated: z.string(),
  age: text(100),
  description: text(10_000),
  size: text(100),
  energy: text(100),
  shedding: text(100),
  training: text(100),
  care: text(100),
  goodWith: list(),
  notGoodWith: list(),
  temperament: list(),
  specialNeeds: list(),
  feeAmount: z.string().check(z.trim()),
  feeCurrency: z.string().check(z.trim()),
  city: text(200),
  state: text(200),
  country: text(200),
  latitude: degrees(90, '47.376'),
  longitude: degrees(180, '8.541'),
  source: text(100),
  externalId: text(200),
});

const both = ({ goodWith, notGoodWith }: PetForm) =>
  parted(goodWith).filter((who) => parted(notGoodWith).includes(who));

/** What the editor accepts; its sentences say how to go on. */
export const petFormSchema = shape.check((given) => {
  const form = given.value;
  const fault = (name: PetFormField, message: string) =>
    given.issues.push({ code: 'custom', path: [name], message, input: form });
  const torn = both(form).map(companionWords);
  if (torn.length > 0)
    fault('notGoodWith', `Choose one for ${torn.join(' and ')}: good with, or not good with.`);
  if (form.feeAmount !== '' && readFee(form.feeAmount, form.feeCurrency) === undefined)
    fault(
      'feeAmount',
      'Type the fee as a number such as 120 or 120.50, and its currency as EUR or USD.',
    );
  if ((form.latitude === '') !== (form.longitude === ''))
    fault(form.latitude === '' ? 'latitude' : 'longitude', 'Coordinates need both numbers.');
});

/** The pet's day is the shelter's, so the date of this device. */
export function todayWords(now = new Date()): string {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  return `${now.getFullYear()}-${month}-${String(now.getDate()).padStart(2, '0')}`;
}

/** What a checked form says of a pet, all of it. */
function saidBy(form: PetForm) {
  const { feeAmount: amount, feeCurrency, city, state, country, latitude, longitude } = form;
  return {
    name: form.name,
    type: petTypes.find((type) => type === form.type),
    description: form.description,
    breed: form.breed,
    age: form.age,
    sex: form.sex,
    size: form.size,
    energy: form.energy,
    shedding: form.shedding,
    training: form.training,
    care: form.care,
    goodWith: parted(form.goodWith),
    notGoodWith: parted(form.notGoodWith),
    temperament: parted(form.temperament),
    specialNeeds: parted(form.specialNeeds),
    location: { city, state, country },
    status: petStatuses.find((status) => status === form.status),
    birthDate: form.birthDate,
    birthDateEstimated: form.birthDate !== '' && form.birthDateEstimated === 'yes',
    fee: amount === '' ? null : readFee(amount, feeCurrency),
    coordinates:
      latitude === '' ? null : { latitude: Number(latitude), longitude: Number(longitude) },
    source: form.source,
    externalId: form.externalId,
  } satisfies PetChanges;
}

/**
 * What a checked form changes of a pet: only what differs from it, so that what somebody else has
 * changed meanwhile stands. Of a new pet everything that is said.
 */
export function changesBy(form: PetForm, pet: Pet | undefined): PetChanges {
  const before = saidBy(pet ? formOf(pet) : blankPet);
  const said = Object.entries(saidBy(form)).filter(
    ([name, value]) =>
      value !== undefined &&
      JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
  );
  // Every entry is one of `saidBy`, whose keys and values are those of changes.
  const changes = Object.fromEntries(said) as PetChanges;
  return pet ? changes : { ...changes, status: changes.status ?? 'available' };
}
