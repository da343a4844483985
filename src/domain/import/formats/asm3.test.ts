import { expect, test } from 'vitest';
import { csvOf, petsOf, readSample } from '#src/domain/import/read-sample.ts';

const animal = {
  SHELTERCODE: 'A2024001',
  ANIMALNAME: 'Bo',
  SPECIESNAME: 'Dog',
  BREEDNAME: 'Collie',
  DATEOFBIRTH: '2020-02-03 00:00:00',
  AGEGROUP: 'Adult',
  SEXNAME: 'Male',
  SIZE: 0,
  ENERGYLEVEL: 4,
  ISGOODWITHCHILDREN: 0,
  ISGOODWITHDOGS: 1,
  ISGOODWITHCATS: 2,
  ISGOODWITHELDERLY: 3,
  HASSPECIALNEEDS: 0,
  ANIMALCOMMENTS: 'A good boy.',
  OWNERNAME: 'Jane Doe',
  HEALTHPROBLEMS: 'private',
  BROUGHTINBYOWNERNAME: 'Jim Doe',
};
const bo = {
  source: 'asm3',
  externalId: 'A2024001',
  name: 'Bo',
  type: 'dog',
  status: 'available',
  breed: 'Collie',
  birthDate: '2020-02-03',
  birthDateEstimated: false,
  age: 'adult',
  sex: 'male',
  size: 'large',
  energy: 'high',
  goodWith: ['kids'],
  notGoodWith: ['dogs'],
  specialNeeds: [],
  description: 'A good boy.',
};

test('ASM3’s numbers are read to the field, from JSON and from the CSV of the same columns', () => {
  const photos = { PHOTOURLS: ['https://a.example/1.jpg', 'https://a.example/2.jpg'] };
  expect(readSample('asm3-json', [{ ...animal, ...photos }])).toMatchObject([
    { pet: bo, pictures: photos.PHOTOURLS },
  ]);
  const file = csvOf(Object.keys(animal), Object.values(animal).map(String));
  expect(petsOf(readSample('asm3-csv', file))).toEqual([bo]);
});

test.each([
  [{ ISGOODWITHCHILDREN: 2 }, { goodWith: [], notGoodWith: ['dogs'] }],
  [{ ISGOODWITHCHILDREN: 12 }, { goodWith: ['kids over 12'], notGoodWith: ['dogs'] }],
  [
    { ISGOODWITHCHILDREN: 5, ISGOODWITHDOGS: 0, ISGOODWITHCATS: 0 },
    { goodWith: ['otherPets', 'kids over 5'] },
  ],
  [
    { ISGOODWITHDOGS: 1, ISGOODWITHCATS: 1 },
    { goodWith: ['kids'], notGoodWith: ['otherPets'] },
  ],
  [
    { ENERGYLEVEL: 0, SIZE: 9 },
    { energy: '', size: '' },
  ],
  [{ HASSPECIALNEEDS: 1 }, { specialNeeds: ['special needs'] }],
  [{ HASSPECIALNEEDS: null }, { specialNeeds: ['unknown'] }],
])('%j is %j', (said, read) => {
  expect(petsOf(readSample('asm3-json', [{ ...animal, ...said }]))).toMatchObject([read]);
});

test('ASM3’s import template is read to the field', () => {
  const columns =
    'ANIMALCODE,ANIMALNAME,ANIMALSPECIES,ANIMALBREED1,ANIMALBREED2,ANIMALDOB,ANIMALSEX,ANIMALSIZE,ANIMALENERGYLEVEL,ANIMALGOODWITHKIDS,ANIMALGOODWITHDOGS,ANIMALGOODWITHCATS,ANIMALGOODWITHELDERLY,ANIMALDESCRIPTION,ANIMALIMAGE,ANIMALHASSPECIALNEEDS,ORIGINALOWNERLASTNAME';
  const row =
    'C7,Kitty,Cat,Persian,,2021-04-05,Female,Small,3,Y,N,U,Y,Soft.,https://a.example/k.jpg,N,Doe';
  const [read] = readSample('asm3-template', csvOf(columns.split(','), row.split(',')));
  expect(read).toMatchObject({
    pictures: ['https://a.example/k.jpg'],
    pet: {
      source: 'asm3',
      externalId: 'C7',
      name: 'Kitty',
      type: 'cat',
      breed: 'Persian',
      birthDate: '2021-04-05',
      sex: 'female',
      size: 'small',
      energy: 'moderate',
      goodWith: ['kids', 'seniors'],
      notGoodWith: ['dogs'],
      specialNeeds: [],
      description: 'Soft.',
    },
  });
});
