import { expect, test } from 'vitest';
import { petsOf, readSample } from '#src/domain/import/read-sample.ts';

const luna = {
  ID: 'SH-A-1',
  'Internal-ID': '205',
  Name: 'Luna',
  Type: 'Dog',
  Sex: 'Female',
  Age: 17,
  Breed: 'Terrier /Mix',
  Size: 'Medium (20-59)',
  DOBUnixTime: '1577836800',
  Description: '',
  CoverPhoto: 'https://a.example/cover.jpg',
  Photos: ['https://a.example/cover.jpg', 'https://a.example/2.jpg'],
  AssociatedPerson: { FirstName: 'Jane', LastName: 'Doe' },
  Attributes: [
    { AttributeName: 'Good with cats', Publish: 'Yes' },
    { AttributeName: 'Bites the postman', Publish: 'No' },
  ],
};

test('an animal of Shelterluv is read to the field, with what the shelter publishes', () => {
  expect(readSample('shelterluv', { success: 1, animals: [luna] })).toEqual([
    {
      outcome: 'pet',
      line: 1,
      progress: 1,
      notes: [],
      pictures: ['https://a.example/cover.jpg', 'https://a.example/2.jpg'],
      pet: {
        source: 'shelterluv',
        externalId: '205',
        name: 'Luna',
        type: 'dog',
        status: 'available',
        breed: 'Terrier / Mix',
        birthDate: '2020-01-01',
        birthDateEstimated: false,
        age: 'young',
        sex: 'female',
        size: 'medium',
        temperament: ['Good with cats'],
        description: '',
        specialNeeds: ['unknown'],
      },
    },
  ]);
});

test('"" and null are blank in Shelterluv', () => {
  const blank = {
    ...luna,
    DOBUnixTime: null,
    Age: '',
    Size: null,
    Sex: '',
    CoverPhoto: '',
    Photos: null,
    Attributes: [],
  };
  expect(petsOf(readSample('shelterluv', { animals: [blank] }))).toMatchObject([
    { birthDate: '', age: '', size: '', sex: '', temperament: [] },
  ]);
});

const empty = { 0: '\n ' };
const sam = {
  ID: 'P9',
  AnimalName: 'Sam',
  Species: 'Cat',
  PrimaryBreed: 'Tabby',
  SecondaryBreed: empty,
  Age: '100',
  DateOfBirth: '2018-01-31',
  Sex: 'Male',
  Size: 'L',
  NoKids: 'Y',
  NoDogs: empty,
  NoCats: 'N',
  SpecialNeeds: empty,
  Dsc: '&lt;p&gt;Calm &amp;amp; kind&lt;/p&gt;',
  Photo1: 'https://a.example/s.jpg',
  Photo2: empty,
  Photo3: empty,
  ChipNumber: '985112',
};

test('an animal of PetPoint is read to the field, and an empty element of its XML is blank', () => {
  expect(readSample('petpoint', { adoptableDetails: [sam] })).toEqual([
    {
      outcome: 'pet',
      line: 1,
      progress: 1,
      notes: [],
      pictures: ['https://a.example/s.jpg'],
      pet: {
        source: 'petpoint',
        externalId: 'P9',
        name: 'Sam',
        type: 'cat',
        status: 'available',
        breed: 'Tabby',
        birthDate: '2018-01-31',
        birthDateEstimated: false,
        age: 'senior',
        sex: 'male',
        size: 'large',
        goodWith: ['cats'],
        notGoodWith: ['kids'],
        specialNeeds: ['unknown'],
        description: 'Calm & kind',
      },
    },
  ]);
});
