import { expect, test } from 'vitest';
import { csvOf, petsOf, readSample } from '#src/domain/import/read-sample.ts';

const header =
  'externalID,status,name,type,priBreed,secBreed,mix,sex,okwithdogs,okwithcats,okwithkids,age,specialNeeds,size,dsc,photo1,photo2,photo3,photo4,foundZipcode';

test('an animal of a RescueGroups import is read to the field', () => {
  const row =
    'R1,Available,Mimi,Cat,Siamese,,Yes,Female,No,Yes,,Young,No,Small,<b>Hi</b>,https://a.example/1.jpg,,,,78701';
  const [animal] = readSample('rescuegroups-csv', csvOf(header.split(','), row.split(',')));
  expect(animal).toEqual({
    outcome: 'pet',
    line: 2,
    progress: 1,
    notes: [],
    pictures: ['https://a.example/1.jpg'],
    pet: {
      source: 'rescuegroups-csv',
      externalId: 'R1',
      name: 'Mimi',
      type: 'cat',
      status: 'available',
      breed: 'Siamese mix',
      age: 'young',
      sex: 'female',
      size: 'small',
      goodWith: ['cats'],
      notGoodWith: ['dogs'],
      specialNeeds: [],
      description: 'Hi',
    },
  });
});

test('an animal that is marked as deleted, or that died, is no pet', () => {
  const rows = ['1,Deleted,A,Dog,Beagle', '2,Passed over Rainbow Bridge,B,Dog,Beagle'];
  const file = csvOf(
    ...[header, ...rows].map((line) => line.split(',').concat(Array(15).fill('')).slice(0, 20)),
  );
  expect(readSample('rescuegroups-csv', file)).toMatchObject([
    { outcome: 'skipped', line: 2, reason: 'The file says that it is deleted.' },
    { outcome: 'skipped', line: 3, reason: 'The file says that it has died.' },
  ]);
});

const attributes = {
  name: 'Bun',
  breedString: 'Lop / Mixed',
  ageGroup: 'Baby',
  sex: 'Male',
  sizeGroup: 'X-Large',
  activityLevel: 'Slightly Active',
  groomingNeeds: 'Not Required',
  sheddingLevel: 'None',
  obedienceTraining: 'Has Basic Training',
  isKidsOk: true,
  isDogsOk: false,
  isCatsOk: false,
  isSeniorsOk: null,
  adultSexesOk: 'All',
  qualities: ['calm', 'clean'],
  isSpecialNeeds: true,
  specialNeedsDetails: 'eye drops',
  descriptionText: 'Loves hay.&nbsp;',
  killReason: 'secret',
};
const answer = {
  meta: { count: 1 },
  data: [
    {
      type: 'animals',
      id: '77',
      attributes,
      relationships: {
        species: { data: [{ type: 'species', id: '5' }] },
        pictures: {
          data: [
            { type: 'pictures', id: '2' },
            { type: 'pictures', id: '1' },
          ],
        },
        orgs: { data: [{ type: 'orgs', id: '9' }] },
      },
    },
  ],
  included: [
    { type: 'species', id: '5', attributes: { singular: 'Rabbit', plural: 'Rabbits' } },
    { type: 'pictures', id: '1', attributes: { large: { url: 'https://a.example/1.jpg' } } },
    { type: 'pictures', id: '2', attributes: { large: { url: 'https://a.example/2.jpg' } } },
    {
      type: 'orgs',
      id: '9',
      attributes: { city: 'Austin', state: 'TX', street: '1 Main St', email: 'a@b.example' },
    },
  ],
};

test('an animal of RescueGroups’ API is read to the field, with what it refers to', () => {
  expect(readSample('rescuegroups-json', answer)).toEqual([
    {
      outcome: 'pet',
      line: 1,
      progress: 1,
      notes: [],
      pictures: ['https://a.example/2.jpg', 'https://a.example/1.jpg'],
      pet: {
        source: 'rescuegroups',
        externalId: '77',
        name: 'Bun',
        type: 'rabbit',
        status: 'available',
        breed: 'Lop / Mixed',
        age: 'young',
        sex: 'male',
        size: 'large',
        energy: 'low',
        care: 'low',
        shedding: 'low',
        training: 'basic',
        goodWith: ['kids', 'adults'],
        notGoodWith: ['otherPets'],
        temperament: ['calm', 'clean'],
        specialNeeds: ['eye drops'],
        description: 'Loves hay.',
        location: { city: 'Austin', state: 'TX', country: '' },
      },
    },
  ]);
});

test('energy is the energy level, and only without one the activity', () => {
  const [first] = answer.data;
  const both = { ...first, attributes: { ...attributes, energyLevel: 'High' } };
  const silent = {
    ...first,
    id: '78',
    attributes: { ...attributes, activityLevel: null, obedienceTraining: 'Well Trained' },
  };
  expect(
    petsOf(readSample('rescuegroups-json', { ...answer, data: [both, silent] })),
  ).toMatchObject([{ energy: 'high' }, { energy: '', training: 'well-trained' }]);
});
