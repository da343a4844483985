import type { ImportFormat } from '#src/domain/import/import-format.ts';
import { animalsUnder } from '#src/domain/import/json-cells.ts';
import {
  ageOfMonths,
  birth,
  breed,
  companions,
  denied,
  list,
  mapped,
  needs,
  text,
} from '#src/domain/import/reading.ts';

/** XML that somebody converted to JSON: an empty element is `{"0":"\n "}`, which is no value. */
export const petpoint: ImportFormat = {
  key: 'petpoint',
  name: 'PetPoint adoptable details (JSON)',
  source: 'petpoint',
  kind: 'json',
  animals: (root) =>
    animalsUnder(root, 'adoptableDetails', 'AdoptableDetailsResult', 'AdoptableDetails', 'animals'),
  needs: ['ID', 'AnimalName', 'Species'],
  readings: {
    externalId: text('ID'),
    name: text('AnimalName'),
    type: text('Species'),
    breed: breed('PrimaryBreed', 'SecondaryBreed'),
    birthDate: birth('DateOfBirth', 'mdy'),
    age: mapped(text('Age'), ageOfMonths),
    sex: text('Sex'),
    size: text('Size'),
    companions: companions({
      kids: denied('NoKids'),
      dogs: denied('NoDogs'),
      cats: denied('NoCats'),
    }),
    specialNeeds: needs('SpecialNeeds'),
    description: text('Dsc'),
    pictures: list('Photo1', 'Photo2', 'Photo3'),
  },
  drops: ['ChipNumber', 'Location', 'Sublocation', 'BuddyID', 'BehaviorResult', 'ColorPattern'],
  texts: 'escaped',
  brings:
    'name, type, breed, birth date or age, sex, size, good with, special needs, text, three pictures',
  loses: 'colours, chip number, kennel, behaviour tests',
};
