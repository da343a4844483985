import { expect, test } from 'vitest';
import { csvOf, petsOf, readSample } from '#src/domain/import/read-sample.ts';

const row = (sex: string, ...color: string[]) => [
  'D1',
  'Dog',
  'Beagle',
  '',
  '0',
  'Senior',
  'Joe',
  'L',
  sex,
  ...color,
  'A<br>B',
  'Available',
  '1',
  '0',
  '',
  '1',
  '1',
  '',
  '0',
  '0',
  'Short',
  '',
  '03/04/2015',
  '20',
  'lbs',
  '150',
];
const joe = {
  source: 'adopt-a-pet',
  externalId: 'D1',
  name: 'Joe',
  type: 'dog',
  status: 'available',
  breed: 'Beagle mix',
  birthDate: '2015-03-04',
  birthDateEstimated: false,
  age: 'senior',
  sex: 'male',
  size: 'large',
  goodWith: ['kids'],
  notGoodWith: ['cats'],
  specialNeeds: [],
  description: 'A\nB',
  fee: { amount: 15_000, currency: 'USD' },
};

test('pets.csv has no header row, with and without colours', () => {
  for (const file of [csvOf(row('M')), csvOf(row('M', 'Tricolor'))]) {
    const [animal] = readSample('adopt-a-pet', file);
    expect(animal).toMatchObject({ line: 1, pet: joe });
  }
});

test('the names of the columns as a header row are understood too, and spaces after commas', () => {
  const header =
    'Id, Animal, Breed, Breed2, Purebred, Age, Name, Size, Sex, Description, Status, GoodWKids, GoodWCats, GoodWDogs, SpayedNeutered, ShotsCurrent, Housetrained, Declawed, SpecialNeeds, HairLength, YouTubeVideoURL, Birthdate, Sizecurrent, SizeUOM, AdoptionFee\n';
  const file =
    header +
    row('M')
      .map((cell) => `"${cell}"`)
      .join(', ');
  expect(petsOf(readSample('adopt-a-pet', file))).toEqual([joe]);
});

test('an animal of another kind in the first row does not hide that it is pets.csv', () => {
  const pig = row('F').with(1, 'Farm Animal');
  expect(readSample('adopt-a-pet', csvOf(pig, row('M').with(0, 'D2')))).toMatchObject([
    { outcome: 'skipped', line: 1, reason: expect.stringContaining('this is "Farm Animal"') },
    { outcome: 'pet', line: 2 },
  ]);
});
