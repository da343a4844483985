import { expect, test } from 'vitest';
import { csvOf, petsOf, readSample } from '#src/domain/import/read-sample.ts';

const header =
  'ID,Internal,AnimalName,PrimaryBreed,SecondaryBreed,Sex,Size,Age,Desc,Type,Status,Shots,Altered,NoDogs,NoCats,NoKids,Housetrained,Declawed,specialNeeds,Mix,photo1,photo2,photo3,photo4,photo5,photo6,arrival_date,birth_date,primaryColor,secondaryColor,tertiaryColor,coat_length,adoption_fee,display_adoption_fee,adoption_fee_waived,special_needs_notes,no_other,no_other_note,tags'.split(
    ',',
  );
const upload = (...animals: readonly Record<string, string>[]) =>
  csvOf(header, ...animals.map((animal) => header.map((column) => animal[column] ?? '')));
const rex = { ID: 'D1', AnimalName: 'Rex', Type: 'Dog' };

test('an animal of an upload to Petfinder is read to the field', () => {
  const [animal] = readSample(
    'petfinder-csv',
    upload({
      ...rex,
      PrimaryBreed: 'Labrador Retriever',
      SecondaryBreed: 'Poodle',
      Sex: 'M',
      Size: 'XL',
      Age: 'Baby',
      Desc: 'Loves walks.&#10;Tom &amp; he are friends.',
      Status: 'H',
      Shots: '1',
      NoDogs: '0',
      NoCats: '0',
      NoKids: '1',
      specialNeeds: '1',
      special_needs_notes: 'insulin',
      photo1: 'https://photos.example.org/1.jpg',
      photo2: 'https://photos.example.org/2.jpg',
      birth_date: '2025-03-04',
      adoption_fee: '125.00',
      display_adoption_fee: '1',
      tags: 'Friendly, Playful',
    }),
  );
  expect(animal).toEqual({
    outcome: 'pet',
    line: 2,
    progress: 1,
    notes: [],
    pictures: ['https://photos.example.org/1.jpg', 'https://photos.example.org/2.jpg'],
    pet: {
      source: 'petfinder-csv',
      externalId: 'D1',
      name: 'Rex',
      type: 'dog',
      breed: 'Labrador Retriever / Poodle',
      birthDate: '2025-03-04',
      birthDateEstimated: false,
      age: 'young',
      sex: 'male',
      size: 'large',
      goodWith: ['otherPets'],
      notGoodWith: ['kids'],
      temperament: ['Friendly', 'Playful'],
      specialNeeds: ['insulin'],
      description: 'Loves walks.\nTom & he are friends.',
      fee: { amount: 12_500, currency: 'USD' },
      status: 'reserved',
    },
  });
});

test('what an upload leaves blank stays blank, and unknown is never "no"', () => {
  expect(petsOf(readSample('petfinder-csv', upload(rex)))).toEqual([
    {
      source: 'petfinder-csv',
      externalId: 'D1',
      name: 'Rex',
      type: 'dog',
      status: 'available',
      breed: '',
      birthDate: '',
      birthDateEstimated: false,
      age: '',
      sex: '',
      size: '',
      goodWith: [],
      notGoodWith: [],
      temperament: [],
      specialNeeds: ['unknown'],
      description: '',
      fee: null,
    },
  ]);
});

test('a mix, one of two answers, and a fee that is not to be shown', () => {
  const animal = { ...rex, PrimaryBreed: 'Beagle', Mix: '1', NoDogs: '0', NoCats: '1' };
  const shown = { adoption_fee: '80', display_adoption_fee: '0', Status: 'X', specialNeeds: '0' };
  expect(petsOf(readSample('petfinder-csv', upload({ ...animal, ...shown })))).toMatchObject([
    {
      breed: 'Beagle mix',
      goodWith: ['dogs'],
      notGoodWith: ['cats'],
      fee: null,
      status: 'adopted',
      specialNeeds: [],
    },
  ]);
});

const whiskey = {
  id: 70734971,
  organization_id: 'TX1660',
  url: 'https://www.petfinder.com/dog/whiskey',
  type: 'Dog',
  species: 'Dog',
  breeds: { primary: 'Cardigan Welsh Corgi', secondary: null, mixed: false, unknown: false },
  colors: { primary: 'Brown', secondary: null, tertiary: null },
  age: 'Senior',
  gender: 'Female',
  size: 'Extra Large',
  coat: null,
  attributes: { spayed_neutered: false, house_trained: true, special_needs: true },
  environment: { children: true, dogs: false, cats: null },
  tags: ['Friendly', 'Smart'],
  name: 'Whiskey &amp;amp; Rye',
  description: 'Text us and we&amp;#039;ll send the link. &lt;b&gt;Thanks&lt;/b&gt;',
  organization_animal_id: null,
  photos: [
    { small: 'https://a.example/1?w=100', full: 'https://a.example/1' },
    { small: 'https://a.example/2?w=100', full: 'https://a.example/2' },
  ],
  status: 'adoptable',
  contact: {
    email: 'jane@example.org',
    phone: '817-555-0100',
    address: {
      address1: '1 Main Street',
      city: 'Justin',
      state: 'TX',
      postcode: '76247',
      country: 'US',
    },
  },
};

test('an animal of Petfinder’s API is read to the field', () => {
  const [animal] = readSample('petfinder-json', {
    animals: [whiskey],
    pagination: { count_per_page: 1 },
  });
  expect(animal).toEqual({
    outcome: 'pet',
    line: 1,
    progress: 1,
    notes: [],
    pictures: ['https://a.example/1', 'https://a.example/2'],
    pet: {
      source: 'petfinder',
      externalId: '70734971',
      name: 'Whiskey & Rye',
      type: 'dog',
      breed: 'Cardigan Welsh Corgi',
      age: 'senior',
      sex: 'female',
      size: 'large',
      goodWith: ['kids'],
      notGoodWith: ['dogs'],
      temperament: ['Friendly', 'Smart'],
      specialNeeds: ['special needs'],
      status: 'available',
      description: "Text us and we'll send the link. Thanks",
      location: { city: 'Justin', state: 'TX', country: 'US' },
    },
  });
});

test('an archive may be one answer, several pages, a list, or one animal', () => {
  const other = { ...whiskey, id: 2 };
  for (const archive of [
    { animals: [whiskey, other] },
    [{ animals: [whiskey] }, { animals: [other] }],
    [whiskey, other],
  ])
    expect(petsOf(readSample('petfinder-json', archive)).map((pet) => pet.externalId)).toEqual([
      '70734971',
      '2',
    ]);
  expect(petsOf(readSample('petfinder-json', { animal: whiskey }))).toHaveLength(1);
});

test('null is unknown, and false is "no"', () => {
  const shy = {
    ...whiskey,
    tags: [],
    photos: [],
    gender: 'Unknown',
    size: '',
    description: null,
    environment: { children: null, dogs: null, cats: null },
    attributes: { special_needs: null },
  };
  const healthy = { ...whiskey, id: 3, attributes: { special_needs: false } };
  expect(petsOf(readSample('petfinder-json', [shy, healthy]))).toMatchObject([
    {
      goodWith: [],
      notGoodWith: [],
      specialNeeds: ['unknown'],
      sex: '',
      size: '',
      description: '',
    },
    { specialNeeds: [] },
  ]);
});
