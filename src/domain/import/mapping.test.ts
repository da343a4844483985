import { expect, test } from 'vitest';
import { formatOfMapping, guessMapping, mappingSchema } from './mapping.ts';
import { readAnimals } from './read-animals.ts';
import { openSample, petsOf } from './read-sample.ts';

const text = `Pet ID;Pet Name;Species;Breed 1;Breed 2;DOB;Gender;No Cats;Good with dogs;Tags;Photo 1;Photo 2;Owner name
7;Rex;Hund;Lab;Poodle;31.12.2020;M;yes;yes;calm, clean;https://a.example/1.jpg;https://a.example/2.jpg;Jane Doe
`;
const header = text.split('\n')[0]?.split(';') ?? [];

test('the names of columns give a first mapping', () => {
  expect(guessMapping(header, 'Our list').columns).toEqual({
    externalId: ['Pet ID'],
    name: ['Pet Name'],
    type: ['Species'],
    breed: ['Breed 1', 'Breed 2'],
    birthDate: ['DOB'],
    sex: ['Gender'],
    cats: ['No Cats'],
    dogs: ['Good with dogs'],
    temperament: ['Tags'],
    pictures: ['Photo 1', 'Photo 2'],
  });
});

test('a mapping reads any CSV, with what its words mean, and survives being stored', () => {
  const guess = guessMapping(header, 'Our list');
  const mapping = { ...guess, values: { ...guess.values, type: { hund: 'dog' } }, days: 'dmy' };
  const stored = mappingSchema.parse(JSON.parse(JSON.stringify(mapping)));
  const [animal] = readAnimals(openSample(text), formatOfMapping(stored));
  expect(animal).toEqual({
    outcome: 'pet',
    line: 2,
    progress: 1,
    notes: [],
    pictures: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
    pet: {
      source: 'Our list',
      externalId: '7',
      name: 'Rex',
      type: 'dog',
      status: 'available',
      breed: 'Lab / Poodle',
      birthDate: '2020-12-31',
      birthDateEstimated: false,
      sex: 'male',
      goodWith: ['dogs'],
      notGoodWith: ['cats'],
      temperament: ['calm', 'clean'],
      specialNeeds: ['unknown'],
    },
  });
});

test('a file without a header, an ID or a type is read by the places of its columns', () => {
  const mapping = mappingSchema.parse({
    columns: { name: ['Column 1'], age: ['Column 2'], goodWith: ['Column 3'], fee: ['Column 4'] },
    values: { goodWith: { ja: 'children' } },
    type: 'cat',
    currency: 'EUR',
    source: 'paper',
    hasHeader: false,
  });
  const file = openSample('Mia,5 months,ja,"1,200.50"\nTom,9 years,"dogs; kids",free\nmia,,,\n');
  const animals = [...readAnimals(file, formatOfMapping(mapping))];
  expect(petsOf(animals)).toMatchObject([
    {
      externalId: 'cat mia',
      type: 'cat',
      age: 'young',
      goodWith: ['kids'],
      fee: { amount: 120_050, currency: 'EUR' },
    },
    { externalId: 'cat tom', age: 'senior', goodWith: ['dogs', 'kids'], fee: null },
  ]);
  expect(animals[2]).toMatchObject({ outcome: 'skipped', line: 3 });
});
