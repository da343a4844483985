import { expect, test } from 'vitest';
import { csvOf, petsOf, readSample } from '#src/domain/import/read-sample.ts';

const live = {
  animal_id: 'A900001',
  name_at_intake: '*Bella',
  type: 'Puppy',
  primary_breed: 'Boxer',
  date_of_birth: '2025-01-02T00:00:00.000',
  intake_health_condition: 'Injured',
};
const bella = {
  source: 'austin',
  externalId: 'A900001',
  name: 'Bella',
  type: 'dog',
  status: 'hidden',
  breed: 'Boxer',
  birthDate: '2025-01-02',
  birthDateEstimated: false,
  specialNeeds: ['unknown'],
};

test('who came in to Austin is read from CSV and JSON, hidden, for nobody knows who has left', () => {
  expect(petsOf(readSample('austin-live-json', [live]))).toEqual([bella]);
  const titles = [
    'Animal ID',
    'Name at Intake',
    'Type',
    'Primary Breed',
    'Date of Birth',
    'Intake Health Condition',
  ];
  for (const header of [Object.keys(live), titles])
    expect(petsOf(readSample('austin-live-csv', csvOf(header, Object.values(live))))).toEqual([
      bella,
    ]);
});

test('an animal without a name is called by its kind and ID, and that is said', () => {
  const [animal] = readSample('austin-live-json', [{ ...live, name_at_intake: null }]);
  expect(animal).toMatchObject({
    pet: { name: 'Dog A900001' },
    notes: ['It has no name, and is called "Dog A900001" until it has one.'],
  });
});

const header =
  'Animal ID,Name,DateTime,MonthYear,Date of Birth,Outcome Type,Outcome Subtype,Animal Type,Sex upon Outcome,Age upon Outcome,Breed,Color';
const outcome = (id: string, type: string, kind = 'Cat') =>
  `${id},Tom,05/08/2019 06:20:00 PM,May 2019,05/02/2017,${type},,${kind},Neutered Male,2 years,Domestic Shorthair Mix,Brown Tabby`;

test('Austin’s frozen outcomes are read to the field; the dead and other kinds are skipped', () => {
  const rows = [
    outcome('A1', 'Adoption'),
    outcome('A2', 'Transfer'),
    outcome('A3', ''),
    outcome('A4', 'Euthanasia'),
    outcome('A5', 'Adoption', 'Other'),
  ];
  const animals = readSample('austin-outcomes', [header, ...rows].join('\n'));
  expect(petsOf(animals)[0]).toEqual({
    source: 'austin',
    externalId: 'A1',
    name: 'Tom',
    type: 'cat',
    status: 'adopted',
    breed: 'Domestic Shorthair Mix',
    birthDate: '2017-05-02',
    birthDateEstimated: false,
    age: 'adult',
    sex: 'male',
    specialNeeds: ['unknown'],
  });
  expect(petsOf(animals).map(({ status }) => status)).toEqual(['adopted', 'hidden', 'hidden']);
  expect(animals.slice(3)).toMatchObject([
    { outcome: 'skipped', line: 5, reason: 'The file says that it has died.' },
    { outcome: 'skipped', line: 6, reason: expect.stringContaining('this is "Other"') },
  ]);
});
